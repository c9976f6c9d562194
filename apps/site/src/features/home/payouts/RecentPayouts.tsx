import { filterPayouts, payoutFilters, payoutRoundMs, type PayoutFilter } from '@duneline/machines';
import { content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { Badge, ChipGroup, Heading, Marquee, PauseButton, usePlayback, VisuallyHidden } from '@duneline/ui';
import { useState } from 'react';
import { useNow } from '../sample-time/useNow.ts';
import * as section from '../section/section.css.ts';
import { useComponentSettings } from '../../../lib/live-content/useComponentSettings.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { PayoutCard } from './PayoutCard.tsx';
import { PayoutWeeks } from './PayoutWeeks.tsx';
import * as css from './RecentPayouts.css.ts';

const options = payoutFilters.map((value) => ({ id: value, label: methodName(value) }));

/** Moving sample payouts with filters, and weekly sums as bars (spec §2). */
export function RecentPayouts() {
  const [filter, setFilter] = useState<PayoutFilter>('All');
  const { number } = useComponentSettings('payout-marquee');
  const playback = usePlayback();
  const now = useNow();
  const entries = filterPayouts(content.payouts, filter);
  return (
    <section className={section.section} aria-labelledby="recent-payouts">
      <div className={`${section.container} ${css.head}`}>
        <div className={css.words}>
          <Heading level={2} id="recent-payouts">
            {t.payoutsTitle}
          </Heading>
          <p className={css.lead}>
            {t.payoutsLead} <Badge>{t.sampleData}</Badge>
          </p>
          <div className={css.controls}>
            <ChipGroup
              aria-label={t.payoutsFilterLabel}
              name="payout-method"
              items={options}
              selectedKey={filter}
              onSelectionChange={setFilter}
            />
            <PauseButton playback={playback} pauseLabel={t.pausePayouts} playLabel={t.playPayouts}>
              {playback.isPaused ? t.play : t.pause}
            </PauseButton>
          </div>
        </div>
        <PayoutWeeks />
      </div>
      <output>
        <VisuallyHidden>{filter === 'All' ? '' : t.payoutsCount({ count: entries.length })}</VisuallyHidden>
      </output>
      <div className={css.room}>
        <Marquee key={filter} aria-label={t.payoutsMarqueeLabel} playback={playback} periodMs={number('duration', payoutRoundMs)}>
          {entries.map((entry) => (
            <PayoutCard key={entry.id} entry={entry} now={now} />
          ))}
        </Marquee>
      </div>
    </section>
  );
}
