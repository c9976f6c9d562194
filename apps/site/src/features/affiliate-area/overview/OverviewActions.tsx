import { CopyButton, SegmentedControl } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-area';
import { periodIds, type PeriodId } from '../periods.ts';
import { periodNames } from './periodNames.ts';
import { referralAddress } from '../readAffiliate.ts';
import * as css from './Overview.css.ts';

export interface OverviewActionsProps {
  readonly period: PeriodId;
  readonly onPeriod: (period: PeriodId) => void;
  readonly code: string;
}

/** The period that is shown, and the affiliate's own link to copy. */
export function OverviewActions({ period, onPeriod, code }: OverviewActionsProps) {
  return (
    <div className={css.head}>
      <SegmentedControl
        aria-label={t.periodLabel}
        items={periodIds.map((value) => ({ id: value, label: periodNames[value] }))}
        selectedKey={period}
        onSelectionChange={onPeriod}
      />
      <CopyButton
        variant="primary"
        text={referralAddress(code)}
        label={t.copyLink}
        copiedLabel={t.copied}
        failedLabel={t.copyFailed}
      />
    </div>
  );
}
