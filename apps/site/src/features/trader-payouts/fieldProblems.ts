import type { PayoutRequestView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { DestinationField } from '../../lib/payout/destination.ts';

const wrongTexts: Readonly<Record<DestinationField, string>> = {
  holder: t.wrongHolder,
  iban: t.wrongIban,
  bic: t.wrongBic,
  upi: t.wrongUpi,
  wallet: t.wrongWallet,
};

/** What is wrong in a payout form, by the name of the field. */
export function fieldProblems(
  wrong: readonly DestinationField[],
  problem: PayoutRequestView['problem'],
  shareCents: number,
): Readonly<Record<string, string>> {
  const amounts = {
    minimum: t.belowMinimum({ minimum: formatMoney(payoutFacts.minimumCents) }),
    available: t.aboveShare({ share: formatMoney(shareCents, { cents: 'always' }) }),
  };
  return {
    ...(problem === 'minimum' || problem === 'available' ? { amount: amounts[problem] } : {}),
    ...Object.fromEntries(wrong.map((field) => [field, wrongTexts[field]])),
  };
}
