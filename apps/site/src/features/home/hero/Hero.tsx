import { typingMs } from '@duneline/machines';
import { payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home';
import { arrowRight, ButtonLink, DuneRidge, Hero as HeroBlock, Icon, sampleEvaluation } from '@duneline/ui';
import { useMemo } from 'react';
import { useComponentSettings } from '../../../lib/live-content/useComponentSettings.ts';
import { useCall } from '../../../lib/live-content/useCall.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange } from '../../../lib/format/formatRange.ts';
import { lowestPriceCents, sampleTier } from '../../../lib/price/findTier.ts';

const { program, tier } = sampleTier();
const targetPercent = program.phases[0]?.rules.profitTargetPercent ?? 0;
const target = formatMoney(tier.sizeCents * (1 + targetPercent / 100));
const lastDay = sampleEvaluation.length - 1;
const words = [t.heroWordCopyTrading, t.heroWordRevolutionary];

/** The first screen: headline, actions, and a sample evaluation drawn as a dune (spec §2). */
export function Hero() {
  const { texts, number } = useComponentSettings('typing-headline');
  const [typing, deleting, resting] = [
    number('type', typingMs.typing),
    number('delete', typingMs.deleting),
    number('pause', typingMs.resting),
  ];
  const pace = useMemo(() => ({ typing, deleting, resting }), [typing, deleting, resting]);
  const first = useCall('hero-primary', t.requestAccess, '/checkout', 'primary');
  const second = useCall('hero-secondary', t.seePrices({ price: formatMoney(lowestPriceCents()) }), '/pricing');
  return (
    <HeroBlock
      title={t.heroTitle}
      words={texts('words', words)}
      pace={pace}
      pauseLabel={t.pauseTyping}
      playLabel={t.resumeTyping}
      lead={t.heroLead({
        target: formatPercent(targetPercent),
        bonus: formatPercent(payouts.winnersBonusPercent),
        share: formatPercentRange(payouts.sharePercent),
      })}
      actions={
        <>
          {first.isShown && (
            <ButtonLink variant={first.variant} size="lg" href={first.href} render={routerLink}>
              <span>{first.label}</span> <Icon of={arrowRight} />
            </ButtonLink>
          )}
          {second.isShown && (
            <ButtonLink variant={second.variant} size="lg" href={second.href} render={routerLink}>
              {second.label}
            </ButtonLink>
          )}
        </>
      }
      picture={
        <DuneRidge
          values={sampleEvaluation}
          target={targetPercent}
          targetLabel={t.heroTargetLabel({ amount: target, percent: formatPercent(targetPercent, { sign: 'always' }) })}
          passedLabel={t.heroPassedLabel({ day: lastDay })}
          description={t.heroPicture({ size: tier.label, day: lastDay, amount: target })}
        />
      }
      caption={t.heroCaption({ size: tier.label })}
      condition={t.heroCondition({ days: rules.inactivityDays })}
    />
  );
}
