/** A product in the cart with its quantity. */
export interface CartItem {
  sku: string;
  quantity: number;
}

export type Coupon = { code: string; percent: number };
