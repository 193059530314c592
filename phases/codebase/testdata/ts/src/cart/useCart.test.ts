import { expect, test } from 'vitest';
import { applyCoupon } from './useCart';

test('a coupon lowers the price of the cart', async () => {
  expect(await applyCoupon(1000, { code: 'TEN', percent: 10 })).toBe(900);
});
