import type { CheckoutOrder } from '@duneline/machines';
import type { Database } from '@duneline/specs/database';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getClient } from '../../lib/backend/client.ts';

type Line = Database['public']['Functions']['quote_order']['Returns'][number];

/** The database's price of an order, or the error code of its rejection. */
export type Quote = { readonly lines: readonly Line[]; readonly totalCents: number } | { readonly refusal: string };

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

async function readQuote({ tier, addOns, coupon }: Quoted): Promise<Quote> {
  const client = await getClient();
  const { data, error } = await client.rpc('quote_order', {
    _tier: tier,
    _add_ons: [...addOns],
    ...(coupon !== null && { _coupon: coupon }),
  });
  // The database's own errors start with PT; their detail is the error code.
  if (error && error.code.startsWith('PT4')) return { refusal: error.details };
  if (error) throw error;
  return { lines: data, totalCents: data.reduce((sum, { amount_cents: cents }) => sum + cents, 0) };
}
