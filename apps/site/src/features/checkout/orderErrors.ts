import type { CheckoutView, RequiredField } from '@duneline/machines';
import * as t from '@duneline/specs/messages/checkout';
import { countryName } from '../../lib/format/countryName.ts';
import { isRestricted } from './countries.ts';
import { isEmail } from './isEmail.ts';

/** The fields that the buyer fills in; a size is always chosen. */
export type OrderErrors = Partial<Record<Exclude<RequiredField, 'tier'>, string>>;

/** The messages of an order's fields, in the order of the form; before the first attempt to order, only what rules a sale out. */
export function orderErrors({ order, missing }: Pick<CheckoutView, 'order' | 'missing'>, isSent: boolean): OrderErrors {
  const lacks = (field: RequiredField) => isSent && missing.includes(field);
  return {
    ...(isSent && !isEmail(order.email) && { email: t.emailError }),
    ...(lacks('fullName') && { fullName: t.fullNameError }),
    ...(lacks('country') && { country: t.countryError }),
    ...(isRestricted(order.country) && { country: t.countryRestricted({ country: countryName(order.country) }) }),
    ...(lacks('method') && { method: t.methodError }),
    ...(lacks('hasAcceptedTerms') && { hasAcceptedTerms: t.termsError }),
  };
}
