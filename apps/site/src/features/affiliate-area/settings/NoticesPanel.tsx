import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Panel, Skeleton, Switch } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-notices';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { savePreferences, usePreferences, type NoticePreferences } from '../notices/preferences.ts';
import * as css from './Settings.css.ts';

const choices = [
  { column: 'notify_sales', label: t.sales, note: t.salesNote },
  { column: 'notify_payouts', label: t.payouts, note: t.payoutsNote },
  { column: 'notify_tickets', label: t.tickets, note: t.ticketsNote },
] as const;

/** What the area tells while it is open; each switch is saved at once. */
export function NoticesPanel() {
  const queries = useQueryClient();
  const { data: preferences, error, isPending, isFetching, refetch } = usePreferences();
  const save = useMutation({
    mutationFn: (changes: Partial<NoticePreferences>) => savePreferences(preferences?.id ?? '', changes),
    onSettled: () => queries.invalidateQueries({ queryKey: tableKey('profiles', 'notices') }),
  });
  return (
    <Panel title={t.title} lead={t.lead}>
      {error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : isPending ? (
        <Skeleton lines={3} />
      ) : (
        preferences && (
          <div className={css.stack}>
            {save.error && (
              <Alert tone="danger" title={problemOf(save.error).title}>
                {problemOf(save.error).text}
              </Alert>
            )}
            {choices.map(({ column, label, note }) => (
              <Switch
                key={column}
                description={note}
                isSelected={save.isPending ? (save.variables[column] ?? preferences[column]) : preferences[column]}
                onChange={(isSelected) => save.mutate({ [column]: isSelected })}
              >
                {label}
              </Switch>
            ))}
          </div>
        )
      )}
    </Panel>
  );
}
