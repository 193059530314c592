import { useCart } from './useCart';

export function CartPage() {
  const cart = useCart();
  return <p>{cart.items.length} items in the cart</p>;
}
