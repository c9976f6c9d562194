import { brand, catalogue, payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatPercentRange, formatRange } from '../../lib/format/formatRange.ts';
import { Head } from '../../lib/head/Head.tsx';

const program = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram);
const [evaluation] = program?.phases ?? [];
const funded = program?.phases.at(-1);
const sample = program?.tiers[1];

export function Component() {
  if (!program || !evaluation || !funded || !sample) return null;
  const { profitTargetPercent, dailyLossPercent, maxDrawdownPercent } = evaluation.rules;
  const target = formatPercent(profitTargetPercent ?? 0);
  return (
    <>
      <Head routeId="why" />
      <PlainPage
        title={t.whyTitle({ name: brand.name })}
        lead={t.whyLead}
        sections={[
          { title: t.whyStepTitle, text: t.whyStep({ target, days: rules.inactivityDays }) },
          {
            title: t.whyBackTitle,
            text: t.whyBack({
              size: sample.label,
              price: formatMoney(sample.priceCents),
              bonus: formatMoney(sample.winnersBonusCents),
              percent: formatPercent(payouts.winnersBonusPercent),
              refundDays: formatRange(payouts.refundBusinessDays),
            }),
          },
          {
            title: t.whyPaidTitle,
            text: t.whyPaid({
              cycle: payouts.cycleDays,
              hours: formatRange(payouts.processingHours),
              minimum: formatMoney(payouts.minimumCents),
            }),
          },
        ]}
        facts={[
          { term: t.whyTarget, value: target },
          { term: t.whyDailyLoss, value: `${formatPercent(dailyLossPercent)}, ${formatPercent(funded.rules.dailyLossPercent)}` },
          { term: t.whyMaxLoss, value: formatPercent(maxDrawdownPercent) },
          { term: t.whyShare, value: formatPercentRange(payouts.sharePercent) },
          { term: t.whyScaling, value: formatMoney(catalogue.headline.scalingCents) },
        ]}
        links={[
          { to: '/pricing', label: t.linkPricing },
          { to: '/programs', label: t.linkPrograms },
          { to: '/rules', label: t.linkRules },
        ]}
      />
    </>
  );
}
