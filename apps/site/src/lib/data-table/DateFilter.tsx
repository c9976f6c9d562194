import type { RowData } from '@tanstack/react-table';
import * as t from '@duneline/specs/messages/data-table';
import { Button, Popover, Skeleton } from '@duneline/ui';
import { Suspense } from 'react';
import { lazyPart } from '../lazy-part/lazyPart.tsx';
import { dateLabel, type DatedTable } from './dateTag.ts';
import { readDays } from './readDays.ts';

const DaysCalendar = lazyPart(async () => (await import('./DaysCalendar.tsx')).DaysCalendar);

/**
 * Limits a list to the rows of some days, by the date that sorts it at first. The days are the filters `since` and `until`, which
 * the list reads by `limitToDays`.
 */
export function DateFilter<Row extends RowData>({ table }: { readonly table: DatedTable<Row> }) {
  const { view, change } = table;
  const { since, until } = readDays(view.filters);
  return (
    <Popover aria-label={dateLabel(table)} trigger={<Button size="sm">{t.dates}</Button>}>
      {({ close }) => (
        <Suspense fallback={<Skeleton lines={6} />}>
          <DaysCalendar
            aria-label={dateLabel(table)}
            value={since && until ? { start: since, end: until } : null}
            onChange={({ start, end }) => {
              change({ filters: { ...view.filters, since: start, until: end } });
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
