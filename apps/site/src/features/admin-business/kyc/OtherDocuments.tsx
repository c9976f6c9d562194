import * as t from '@duneline/specs/messages/admin-review';
import { Badge, Panel } from '@duneline/ui';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import * as css from '../business.css.ts';
import { kindNames, statusNames, statusTones } from './documentLabels.ts';
import type { Evidence } from './readDocument.ts';

/** The other documents of a document's owner, the newest first: the names on them, and why some were rejected. */
export function OtherDocuments({ documents }: Pick<Evidence, 'documents'>) {
  return (
    <Panel title={t.otherDocuments}>
      {documents.length === 0 && <p className={css.quiet}>{t.otherDocumentsNone}</p>}
      <ul className={css.list}>
        {documents.map(({ id, kind, status, reason, confirmed_name: name, submitted_at: submitted }) => (
          <li key={id}>
            <span className={css.listRow}>
              <RowLink record={id}>{t.documentSubmitted({ kind: kindNames[kind], date: formatDate(submitted) })}</RowLink>
              <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>
            </span>
            {name !== null && <p className={css.quiet}>{t.nameOnIt({ name: isolateText(name) })}</p>}
            {reason !== null && (
              <p className={css.quiet} dir="auto">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
