import type { CheckoutStep } from '@duneline/machines';

/** The steps of the form, in their order. */
export const checkoutSteps = ['selection', 'contact', 'method', 'terms'] as const satisfies readonly CheckoutStep[];
