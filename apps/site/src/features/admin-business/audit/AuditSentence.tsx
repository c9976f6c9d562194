import { PersonLink } from '../PersonLink.tsx';
import { describeInParts } from './describeEntry.ts';
import type { AuditRow } from './readAudit.ts';

/** What an entry of the audit log says; the people in it lead to their pages. */
export function AuditSentence({ row }: { readonly row: AuditRow }) {
  return describeInParts(row).map((part, index) =>
    typeof part === 'string' ? part : <PersonLink key={index} id={part.id} name={part.name} />,
  );
}
