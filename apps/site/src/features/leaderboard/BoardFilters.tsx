import * as t from '@duneline/specs/messages/leaderboard';
import { ChipGroup, SegmentedControl } from '@duneline/ui';
import { formatSize } from '../../lib/format/formatSize.ts';
import { periods, sizes, type BoardQuery, type Period } from './boardQuery.ts';
import * as css from './Leaderboard.css.ts';

interface BoardFiltersProps {
  readonly query: BoardQuery;
  readonly onChange: (query: BoardQuery) => void;
}

export const periodNames: Readonly<Record<Period, string>> = {
  week: t.periodWeek,
  month: t.periodMonth,
  'all-time': t.periodAll,
};
const ALL = 'all';
const sizeOptions = [{ id: ALL, label: t.sizeAll }, ...sizes.map((cents) => ({ id: String(cents), label: formatSize(cents) }))];

/** Period and size filters, stored in the URL. */
export function BoardFilters({ query, onChange }: BoardFiltersProps) {
  return (
    <div className={css.filters}>
      <SegmentedControl
        aria-label={t.periodLabel}
        selectedKey={query.period}
        onSelectionChange={(period) => onChange({ ...query, period, page: 1 })}
        items={periods.map((value) => ({ id: value, label: periodNames[value] }))}
      />
      <ChipGroup
        aria-label={t.sizeLabel}
        selectedKey={String(query.sizeCents ?? ALL)}
        onSelectionChange={(size) => onChange({ ...query, sizeCents: size === ALL ? null : Number(size), page: 1 })}
        items={sizeOptions}
      />
      <noscript>
        <p className={css.small}>{t.noScript}</p>
      </noscript>
    </div>
  );
}
