import * as t from '@duneline/specs/messages/affiliate-earnings';
import { affiliate } from '@duneline/specs/site';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { releaseDay } from '../overview/releaseDay.ts';
import type { Commission } from './readCommissions.ts';

/** The rule that decided a commission's status, in a sentence. */
export function decidingRule({ status, earnedAt }: Pick<Commission, 'status' | 'earnedAt'>): string {
  if (status === 'reversed') return t.ruleReversed;
  const date = formatDate(releaseDay(earnedAt, affiliate.approvalDays));
  return status === 'pending' ? t.ruleHeld({ date, days: affiliate.approvalDays }) : t.ruleApproved({ date });
}
