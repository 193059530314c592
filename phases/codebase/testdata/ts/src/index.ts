export { CartPage } from './cart/CartPage';
export * from './types';
