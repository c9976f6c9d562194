import * as t from '@duneline/specs/messages/trader-what-if';
import { rules } from '@duneline/specs/site';
import type { FieldOption } from '@duneline/ui';

const firm = rules.dayClose.timeZone;
/** Its day ends when New York's does, so that a week has five days; it follows the summer time of New York. */
const METATRADER = 'America/New_York +7';

/** The clocks by which a file may have been written: those of the firm, of most brokers, and of the visitor. */
export function clockOptions(): readonly FieldOption[] {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set(['UTC', 'Europe/London', 'Europe/Athens', 'America/New_York', own])].filter((zone) => zone !== firm);
  return [
    { id: firm, label: t.clockFirm({ zone: firm }) },
    { id: METATRADER, label: t.clockMetaTrader },
    ...zones.map((zone) => ({ id: zone, label: zone })),
  ];
}

/** What a clock is called, wherever it is chosen or named. */
export function labelOfClock(id: string): string {
  return clockOptions().find((option) => option.id === id)?.label ?? id;
}
