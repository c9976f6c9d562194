import type { CheckoutOrder } from '@duneline/machines';
import { isAnswer as isQuote } from '@duneline/specs/answers/quote';
import type { Database } from '@duneline/specs/database';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callFunction } from '../../lib/backend/callFunction.ts';
import { getClient } from '../../lib/backend/client.ts';
import type { PricedLine } from '../../lib/price/priceSummary.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';

type Line = Database['public']['Functions']['quote_order']['Returns'][number];

/** The database's price of an order, or the error code of its rejection. */
export type Quote = { readonly lines: readonly PricedLine[] } | { readonly refusal: string };

type Quoted = Pick<CheckoutOrder, 'tier' | 'addOns' | 'coupon'>;

/** The database's current price of an order; `undefined` until it has responded. */
export function useQuote(
  { tier, addOns, coupon }: Quoted,
  person: string | null,
): { quote: Quote | undefined; isFailed: boolean } {
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: ['quote', tier, addOns, coupon, person],
    queryFn: () => readQuote({ tier, addOns, coupon }),
    placeholderData: keepPreviousData,
  });
  return { quote: isPlaceholderData ? undefined : data, isFailed: isError };
}

async function readQuote({ coupon, ...selection }: Quoted): Promise<Quote> {
  const quote = await (coupon === null ? readPrice(selection) : readReducedPrice({ ...selection, coupon }));
  if ('refusal' in quote) return quote;
  return { lines: quote.lines.map(({ kind, item, amount_cents: cents }) => ({ kind, item, cents })) };
}

type Answer = { readonly lines: readonly Line[] } | { readonly refusal: string };

async function readPrice({ tier, addOns }: Omit<Quoted, 'coupon'>): Promise<Answer> {
  const client = await getClient();
  try {
    return { lines: await dataOf(client.rpc('quote_order', { _tier: tier, _add_ons: [...addOns] })) };
  } catch (error) {
    // The database's own errors start with PT; their detail is the error code.
    if (error instanceof ServiceError && error.code.startsWith('PT4')) return { refusal: error.details };
    throw error;
  }
}

/** With a coupon the price comes from an edge function, which counts coupons that are not known. */
async function readReducedPrice(body: Omit<Quoted, 'coupon'> & { readonly coupon: string }): Promise<Answer> {
  try {
    return await callFunction('quote', { body }, isQuote);
  } catch (error) {
    if (error instanceof ServiceError && [404, 422, 429].includes(error.status)) return { refusal: error.code };
    throw error;
  }
}
