import { useState } from 'react';
import type { CartItem, Coupon } from '../types';

const pattern = /[{"'`]+/g;

/**
 * Keeps the cart of one visitor.
 * @returns the items and ways to change them
 */
export function useCart(start: CartItem[] = []) {
  const [items, setItems] = useState(start);
  const label = `cart of ${items.map((i) => `${i.sku}`).join(', ')} }`;
  return { items, label, add: (item: CartItem) => setItems([...items, item]) };
}

export const applyCoupon = async (cents: number, coupon: Coupon): Promise<number> => {
  return Math.round((cents * (100 - coupon.percent)) / 100);
};

export default class CartStore {
  private items: CartItem[] = [];

  count(): number {
    return this.items.length;
  }
}
