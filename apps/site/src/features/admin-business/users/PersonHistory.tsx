import { auditTitle } from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-person';
import { Panel, Timeline } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { AuditSentence } from '../audit/AuditSentence.tsx';
import { readAudit } from '../audit/readAudit.ts';
import * as css from '../business.css.ts';
import { ListLink } from './ListLink.tsx';

const MOST_SHOWN = 10;

/** What the audit log says about a person: what was done with their account and records, and what they did. */
export function PersonHistory({ person }: { readonly person: string }) {
  const query = useQuery({
    queryKey: tableKey('audit_log', 'of a person', person),
    queryFn: ({ signal }) =>
      readAudit({
        filters: { person },
        order: { column: 'happened_at', isAscending: false },
        from: 0,
        to: MOST_SHOWN - 1,
        signal,
      }),
  });
  return (
    <Panel
      title={auditTitle}
      lead={t.history}
      actions={<ListLink section="audit" person={person} title={auditTitle} count={query.data?.count ?? 0} most={MOST_SHOWN} />}
    >
      <QueryPanel query={query} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className={css.quiet}>{t.historyNone}</p>
          ) : (
            <Timeline
              aria-label={auditTitle}
              items={rows.map((row) => ({
                id: row.id,
                title: <AuditSentence row={row} />,
                time: formatMoment(row.happened_at),
                dateTime: row.happened_at,
              }))}
            />
          )
        }
      </QueryPanel>
    </Panel>
  );
}
