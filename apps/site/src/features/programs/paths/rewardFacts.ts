import { payouts, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/programs';
import type { Description } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatRange } from '../../../lib/format/formatRange.ts';
import { priceSummary } from '../../../lib/price/priceSummary.ts';

/** The type of a program's floor, the payment for passing, and the payout cycle of a funded account. */
export function rewardFacts(program: Program): Description[] {
  const isTrailing = program.drawdownType === 'trailing';
  return [
    {
      id: 'floor',
      label: t.floor,
      value: isTrailing ? t.floorTrails : t.floorStays,
      note: isTrailing ? t.floorTrailsNote : t.floorStaysNote,
    },
    {
      id: 'pass',
      label: t.pass,
      ...(hasTarget(program)
        ? { value: passValue(program), note: t.passNote({ days: formatRange(payouts.refundBusinessDays) }) }
        : { value: t.passNone, note: t.passNoneNote }),
    },
    {
      id: 'cycle',
      label: t.cycle,
      value: t.cycleValue({ days: program.rewardCycleDays }),
      note: t.cycleNote({ minimum: formatMoney(payouts.minimumCents), hours: formatRange(payouts.processingHours) }),
    },
  ];
}

function hasTarget({ phases }: Program): boolean {
  return phases.some(({ rules }) => rules.profitTargetPercent !== null);
}

function passValue(program: Program): string {
  const [tier] = program.tiers;
  const share = tier && priceSummary(program, tier).targetShare;
  return share ? t.passShare({ percent: formatPercent(share.percent) }) : t.passFee;
}
