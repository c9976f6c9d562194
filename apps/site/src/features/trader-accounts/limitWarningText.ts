import * as trader from '@duneline/specs/messages/trader';
import * as t from '@duneline/specs/messages/trader-accounts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { LimitWarning } from './accountLimits.ts';

/** "Daily loss: over 80% used". */
export function limitWarningText({ kind, percent }: LimitWarning): string {
  const limit = { daily: trader.dailyLoss, maximum: trader.maximumLoss }[kind];
  return t.limitUsed({ limit, percent: formatPercent(percent) });
}
