import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button, Select } from '@duneline/ui';
import { useCallback, useState } from 'react';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { PersonLink } from '../PersonLink.tsx';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision, useDecisionAtOnce } from '../decisions/useDecision.ts';
import { boardPeriods, readBoard, showEntries, type BoardPeriod, type BoardRow, type Showing } from './readBoard.ts';

const periodNames: Readonly<Record<BoardPeriod, string>> = {
  week: t.periodWeek,
  month: t.periodMonth,
  'all-time': t.periodAll,
};
const states = { shown: t.entryShown, hidden: t.entryHidden } as const;
const periodOptions = [{ id: '', label: t.all }, ...boardPeriods.map((value) => ({ id: value, label: periodNames[value] }))];
const nameOf = ({ first_name: name, last_initial: initial }: BoardRow) => `${name} ${initial}.`;

const columns: readonly DataColumn<BoardRow>[] = [
  { id: 'rank', label: t.rank, cell: ({ rank }) => rank, orderBy: 'rank', csv: ({ rank }) => rank },
  { id: 'period', label: t.period, cell: ({ period }) => periodNames[period], orderBy: 'period', csv: ({ period }) => period },
  {
    id: 'person',
    label: t.person,
    cell: (row) => <PersonLink id={row.account.user_id} name={nameOf(row)} />,
    orderBy: 'first_name',
    csv: nameOf,
  },
  {
    id: 'account',
    label: t.account,
    cell: ({ account: { number } }) => (
      <RecordLink section="accounts" record={number}>
        {String(number)}
      </RecordLink>
    ),
    csv: ({ account }) => account.number,
  },
  {
    id: 'country',
    label: t.country,
    cell: ({ country }) => country && countryName(country),
    orderBy: 'country',
    csv: ({ country }) => country,
    isHidden: true,
  },
  {
    id: 'state',
    label: t.status,
    cell: ({ is_hidden: isHidden }) => (
      <Badge tone={isHidden ? 'neutral' : 'success'}>{isHidden ? t.entryHidden : t.entryShown}</Badge>
    ),
    orderBy: 'is_hidden',
    csv: ({ is_hidden: isHidden }) => (isHidden ? 'hidden' : 'shown'),
  },
  {
    id: 'profit',
    label: t.profit,
    align: 'end',
    cell: ({ profit_cents: cents }) => formatMoney(cents, { cents: 'always' }),
    orderBy: 'profit_cents',
    csv: ({ profit_cents: cents }) => dollars(cents),
  },
  {
    id: 'return',
    label: t.returnOfSize,
    align: 'end',
    cell: ({ return_bps: bps }) => formatPercent(bps / 100),
    orderBy: 'return_bps',
    csv: ({ return_bps: bps }) => bps / 100,
  },
];
const filters = ['status', 'period'];
const sort = { column: 'rank', direction: 'ascending' } as const;

/** Entries of the leaderboard; hidden ones are not on the public page, and can be restored immediately. */
export function LeaderboardScreen() {
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['leaderboard_entries'], showEntries);
  const showAtOnce = useDecisionAtOnce(['leaderboard_entries'], showEntries);
  const actions = useCallback((row: BoardRow) => <ShowButton row={row} onPress={showAtOnce} />, [showAtOnce]);
  const table = useBusinessTable({
    name: 'admin-leaderboard',
    source: 'leaderboard_entries',
    columns,
    actions,
    filters,
    sort,
    read: readBoard,
  });
  const open = (rows: readonly BoardRow[], isHidden: boolean) =>
    setDecision({
      title: (isHidden ? t.hideEntries : t.showEntries)({ count: rows.length }),
      text: isHidden ? t.hideEntriesText : t.showEntriesText,
      confirmLabel: isHidden ? t.hide : t.show,
      isRefusal: false,
      confirm: () => mutateAsync({ rows, isHidden }),
    });
  return (
    <BusinessScreen
      title={t.leaderboardTitle}
      lead={t.leaderboardLead}
      empty={t.leaderboardEmpty}
      table={table}
      statuses={states}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
      renderBulk={(rows) => (
        <>
          <Button size="sm" onPress={() => open(rows, true)}>
            {t.hide}
          </Button>
          <Button size="sm" variant="quiet" onPress={() => open(rows, false)}>
            {t.show}
          </Button>
        </>
      )}
      fields={
        <Select
          label={t.period}
          items={periodOptions}
          value={table.view.filters['period'] ?? ''}
          onChange={(period) => table.setFilter('period', period)}
        />
      }
    />
  );
}

interface ShowButtonProps {
  readonly row: BoardRow;
  readonly onPress: (showing: Showing) => void;
}

function ShowButton({ row, onPress }: ShowButtonProps) {
  const { is_hidden: isHidden } = row;
  const words = { name: nameOf(row), rank: row.rank };
  return (
    <Button
      size="sm"
      aria-label={isHidden ? t.showEntry(words) : t.hideEntry(words)}
      onPress={() => onPress({ rows: [row], isHidden: !isHidden })}
    >
      {isHidden ? t.show : t.hide}
    </Button>
  );
}
