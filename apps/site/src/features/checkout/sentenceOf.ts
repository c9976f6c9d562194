import { errors } from '@duneline/specs/site';

type Sentences = Readonly<Record<string, { readonly sentence: string } | undefined>>;
const sentences: Sentences = errors;

/** The sentence for a backend's error code; `undefined` for an unknown code. */
export function sentenceOf(code: string): string | undefined {
  return sentences[code]?.sentence;
}

/** Whether a price was refused because of the coupon, and not of the size or an add-on. */
export const isCouponRefusal = (code: string): boolean => code.startsWith('coupon_') || code === 'over_request_rate_limit';
