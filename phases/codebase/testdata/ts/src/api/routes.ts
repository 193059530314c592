import express from 'express';

export const app = express();

app.get('/health', (_req, res) => res.send('ok'));
app.post('/cart/coupon', (_req, res) => res.sendStatus(204));
