/** The order: products, customer and payment method. */
export interface CheckoutOrder {
  /** Id of the tier, `''` if none is selected. */
  readonly tier: string;
  readonly addOns: readonly string[];
  readonly coupon: string | null;
  readonly email: string;
  readonly fullName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** One of the catalogue's payment methods, `''` if none is selected. */
  readonly method: string;
  readonly hasAcceptedTerms: boolean;
}

export const emptyOrder: CheckoutOrder = {
  tier: '',
  addOns: [],
  coupon: null,
  email: '',
  fullName: '',
  country: '',
  method: '',
  hasAcceptedTerms: false,
};

/** The fields without which an order cannot be placed, in the order of the form. */
const required = [
  'tier',
  'email',
  'fullName',
  'country',
  'method',
  'hasAcceptedTerms',
] as const satisfies readonly (keyof CheckoutOrder)[];

export type RequiredField = (typeof required)[number];

/** The required fields that are empty. The form and the server validate addresses. */
export function missingFields(order: CheckoutOrder): readonly RequiredField[] {
  return required.filter((field) => order[field] === false || String(order[field]).trim() === '');
}

/** The fields that identify an order of a key on the server (`place_order`); a change of the payment method keeps the order. */
const identity = ['tier', 'addOns', 'coupon', 'email'] as const;

/** Whether a change makes it another order, which needs a new key. */
export function isAnotherOrder(order: CheckoutOrder, change: Partial<CheckoutOrder>): boolean {
  const changed = { ...order, ...change };
  return identity.some((field) => JSON.stringify(order[field]) !== JSON.stringify(changed[field]));
}
