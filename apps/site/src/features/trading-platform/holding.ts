import { rules, tradingConditions } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/trading-costs';
import type { Description } from '@duneline/ui';
import { weekdayName } from '../../lib/format/weekdayName.ts';

/** What may stay open overnight and over the weekend, and what it costs. */
export const holding: readonly Description[] = [
  { id: 'overnight', label: t.overnight, value: t.overnightValue, note: t.overnightNote({ time: rules.dayClose.time }) },
  { id: 'weekend', label: t.weekend, value: t.weekendValue, note: t.weekendNote },
  { id: 'triple', label: t.triple, value: weekdayName(tradingConditions.tripleSwapDay, 'long'), note: t.tripleNote },
  { id: 'crypto', label: t.crypto, value: t.cryptoValue, note: t.cryptoNote },
];
