import * as t from '@duneline/specs/messages/affiliate-area';
import type { PeriodId } from '../periods.ts';

/** The words for the periods. */
export const periodNames: Readonly<Record<PeriodId, string>> = { week: t.period7, weeks: t.period12, year: t.periodYear };
