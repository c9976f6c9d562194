/** What is ordered, by whom, and how it is paid. */
export interface CheckoutOrder {
  /** Id of the tier, `''` until a size is chosen. */
  readonly tier: string;
  readonly addOns: readonly string[];
  readonly coupon: string | null;
  readonly email: string;
  readonly fullName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** One of the catalogue's payment methods, `''` until one is chosen. */
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

/** What each step asks for. */
export const stepFields = {
  selection: ['tier'],
  contact: ['email', 'fullName', 'country'],
  method: ['method'],
  terms: ['hasAcceptedTerms'],
} as const satisfies Record<string, readonly (keyof CheckoutOrder)[]>;

export type CheckoutStep = keyof typeof stepFields;

/** The fields of a step that still lack an answer. Whether an address can be written to is for the form and the server to say. */
export function missingFields(order: CheckoutOrder, step: CheckoutStep): readonly (keyof CheckoutOrder)[] {
  return stepFields[step].filter((field) => order[field] === false || String(order[field]).trim() === '');
}

/** The fields by which the server knows an order of a key again (`place_order`); another method pays the same order. */
const identity = ['tier', 'addOns', 'coupon', 'email'] as const;

/** Whether a change makes it another order, which needs a key of its own. */
export function isAnotherOrder(order: CheckoutOrder, change: Partial<CheckoutOrder>): boolean {
  const changed = { ...order, ...change };
  return identity.some((field) => JSON.stringify(order[field]) !== JSON.stringify(changed[field]));
}
