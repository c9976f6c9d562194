import { catalogue, rules, type Program } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/pages';
import { Badge } from '@duneline/ui';
import { FactList } from '../../features/plain-page/FactList.tsx';
import { PlainPage } from '../../features/plain-page/PlainPage.tsx';
import * as css from '../../features/plain-page/PlainPage.css.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatPercentRange } from '../../lib/format/formatRange.ts';
import { Head } from '../../lib/head/Head.tsx';

export function Component() {
  return (
    <>
      <Head routeId="programs" />
      <PlainPage
        title={t.programsTitle}
        lead={t.programsLead}
        links={[
          { to: '/pricing', label: t.linkPricing },
          { to: '/rules', label: t.linkRules },
          { to: '/why', label: t.linkWhy },
        ]}
      >
        <div className={css.cards}>
          {catalogue.programs.map((program) => (
            <ProgramCard key={program.id} program={program} />
          ))}
        </div>
        <p className={css.text}>
          {t.programsInactivity({ days: rules.inactivityDays })} {t.programsDirect} {t.simulatedNote}
        </p>
      </PlainPage>
    </>
  );
}

function ProgramCard({ program }: { readonly program: Program }) {
  const { name, description, badge, phases, tiers, drawdownType, rewardSharePercent, rewardCycleDays } = program;
  const perPhase = (read: (rules: Program['phases'][number]['rules']) => string) => {
    const values = phases.map((phase) => ({ phase: phase.name, value: read(phase.rules) }));
    return new Set(values.map(({ value }) => value)).size === 1 ? values[0]?.value : values.map(t.programsPhase).join(', ');
  };
  const [cheapest] = tiers;
  return (
    <section className={css.card}>
      <div className={css.cardHead}>
        <h2 className={css.subtitle}>{name}</h2>
        {badge && (
          <Badge tone={badge === 'popular' ? 'accent' : 'neutral'}>
            {badge === 'popular' ? t.programsPopular : t.programsComing}
          </Badge>
        )}
      </div>
      <p className={css.text}>{description}</p>
      <FactList
        facts={[
          {
            term: t.programsTarget,
            value: perPhase(({ profitTargetPercent }) =>
              profitTargetPercent === null ? t.programsTargetNone : formatPercent(profitTargetPercent),
            ),
          },
          { term: t.programsDailyLoss, value: perPhase(({ dailyLossPercent }) => formatPercent(dailyLossPercent)) },
          { term: t.programsMaxLoss, value: perPhase(({ maxDrawdownPercent }) => formatPercent(maxDrawdownPercent)) },
          { term: t.programsDrawdown, value: drawdownType === 'trailing' ? t.programsTrailing : t.programsStatic },
          { term: t.programsShare, value: formatPercentRange(rewardSharePercent) },
          { term: t.programsCycle, value: t.programsCycleDays({ days: rewardCycleDays }) },
          ...(cheapest
            ? [
                {
                  term: t.programsPrice,
                  value: t.programsPriceOf({ price: formatMoney(cheapest.priceCents), size: cheapest.label }),
                },
              ]
            : []),
        ]}
      />
    </section>
  );
}
