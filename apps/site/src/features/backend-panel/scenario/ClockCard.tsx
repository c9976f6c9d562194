import { Button } from '@duneline/ui';
import { useEffect } from 'react';
import type { PanelTabProps } from '../BackendPanel.tsx';
import { panelText } from '../panelText.ts';
import { useRerender } from '../useBackend.ts';
import * as css from './scenario.css.ts';
import { SettingCard } from './SettingCard.tsx';

const t = panelText.scenario;
const minuteMs = 60_000;
const steps = [
  [t.advance.minute, minuteMs],
  [t.advance.hour, 60 * minuteMs],
  [t.advance.day, 24 * 60 * minuteMs],
  [t.advance.week, 7 * 24 * 60 * minuteMs],
] as const;

/** The backend's clock, and buttons to advance it. */
export function ClockCard({ backend: { clock } }: PanelTabProps) {
  const redraw = useRerender();
  useEffect(() => {
    const timer = setInterval(redraw, 1000);
    return () => clearInterval(timer);
  }, [redraw]);
  const now = new Date(clock.now()).toISOString();
  return (
    <SettingCard title={t.clock} hint={t.clockHint}>
      <time dateTime={now} className={css.now}>
        {now.slice(0, 19).replace('T', ' ')} UTC
      </time>
      <div className={css.buttons}>
        {steps.map(([label, ms]) => (
          <Button
            key={label}
            size="sm"
            onPress={() => {
              clock.advance(ms);
              redraw();
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </SettingCard>
  );
}
