import { payouts, rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home';
import { arrowRight, ButtonLink, DuneRidge, Icon, SampleNote, sampleEvaluation } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { formatPercentRange } from '../../../lib/format/formatRange.ts';
import { lowestPriceCents, sampleTier } from '../../../lib/price/findTier.ts';
import { PauseButton } from '../playback/PauseButton.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import * as css from './Hero.css.ts';
import { TypedHeadline } from './TypedHeadline.tsx';

const { program, tier } = sampleTier();
const targetPercent = program.phases[0]?.rules.profitTargetPercent ?? 0;
const target = formatMoney(tier.sizeCents * (1 + targetPercent / 100));
const lastDay = sampleEvaluation.length - 1;

/** The first screen: the headline, the way in, and a sample evaluation drawn as a dune (spec §2). */
export function Hero() {
  const playback = usePlayback();
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <div className={css.text} {...playback.hold}>
        <TypedHeadline id="hero-title" isPlaying={playback.isPlaying} />
        <p className={css.lead}>
          {t.heroLead({
            target: formatPercent(targetPercent),
            bonus: formatPercent(payouts.winnersBonusPercent),
            share: formatPercentRange(payouts.sharePercent),
          })}
        </p>
        <div className={css.actions}>
          <ButtonLink variant="primary" size="lg" href="/checkout" render={(props) => <Link {...props} to="/checkout" />}>
            {t.requestAccess} <Icon of={arrowRight} />
          </ButtonLink>
          <ButtonLink size="lg" variant="secondary" href="/pricing" render={(props) => <Link {...props} to="/pricing" />}>
            {t.seePrices({ price: formatMoney(lowestPriceCents()) })}
          </ButtonLink>
          {playback.canPlay && (
            <span className={css.pause}>
              <PauseButton
                isPaused={playback.isPaused}
                onToggle={playback.toggle}
                pauseLabel={t.pauseTyping}
                playLabel={t.resumeTyping}
              />
            </span>
          )}
        </div>
      </div>
      <DuneRidge
        className={css.picture}
        values={sampleEvaluation}
        target={targetPercent}
        targetLabel={t.heroTargetLabel({ amount: target, percent: formatPercent(targetPercent, { sign: 'always' }) })}
        passedLabel={t.heroPassedLabel({ day: lastDay })}
        description={t.heroPicture({ size: tier.label, day: lastDay, amount: target })}
      />
      <div className={css.notes}>
        <p className={css.simulated}>
          <SampleNote>{t.heroCaption({ size: tier.label })}</SampleNote>
        </p>
        <p className={css.condition}>{t.heroCondition({ days: rules.inactivityDays })}</p>
      </div>
    </section>
  );
}
