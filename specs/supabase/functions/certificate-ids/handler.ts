import { signFacts } from '../_shared/certificateId.ts';
import { readKeys } from '../_shared/certificates.ts';
import { endpoint } from '../_shared/endpoint.ts';
import { readPerson, readRows } from '../_shared/platform.ts';
import { Refusal } from '../_shared/Refusal.ts';

interface Row {
  readonly number: number;
  readonly kind: 'passed' | 'payout';
  readonly issued_at: string;
  readonly account: { readonly program_id: string; readonly initial_cents: number; readonly balance_cents: number };
  readonly payout: { readonly amount_cents: number } | null;
}

const columns =
  'number,kind,issued_at,account:trading_accounts!inner(program_id,initial_cents,balance_cents),payout:payouts(amount_cents)';

/** Signs the certificates of the signed-in user. A certificate always gets the same id. */
export const handler = endpoint({ methods: ['GET'] }, async ({ request, environment }) => {
  const person = await readPerson(request, environment);
  if (person === null) throw new Refusal(401, 'no_authorization', 'Nobody is signed in.');
  const rows = (await readRows(environment, `certificates?select=${columns}&account.user_id=eq.${person.id}&order=number`, {
    apikey: environment.anonKey,
    authorization: person.authorization,
  })) as readonly Row[];
  const { privateKey } = await readKeys(environment);
  const ids = rows.map(async ({ number, kind, issued_at, account, payout }) => ({
    number,
    id: await signFacts(privateKey, {
      number,
      kind,
      program: account.program_id,
      sizeCents: account.initial_cents,
      amountCents: payout?.amount_cents ?? account.balance_cents - account.initial_cents,
      issuedOn: new Date(issued_at).toISOString().slice(0, 10),
    }),
  }));
  return Response.json({ ids: await Promise.all(ids) }, { headers: { 'cache-control': 'no-store' } });
});
