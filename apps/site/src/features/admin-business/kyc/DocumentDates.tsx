import * as business from '@duneline/specs/messages/admin-business';
import { due } from '@duneline/specs/messages/admin-inbox';
import * as t from '@duneline/specs/messages/admin-review';
import { DescriptionList } from '@duneline/ui';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { DueCell } from '../inbox/DueCell.tsx';
import { PersonLink } from '../PersonLink.tsx';
import type { ReviewedDocument } from './readDocument.ts';

/** When a document came and is due, or who has decided about it, when, and what they noted. */
export function DocumentDates({ document }: { readonly document: ReviewedDocument }) {
  const { submitted_at: submitted, reviewed_at: when, reviewed_by: reviewedBy, confirmed_name: name, reason } = document;
  return (
    <DescriptionList
      items={[
        { id: 'submitted', label: business.kycSubmitted, value: formatMoment(submitted) },
        ...(when === null
          ? [{ id: 'due', label: due, value: <DueCell {...document} /> }]
          : [
              { id: 'person', label: t.decidedBy, value: <PersonLink id={reviewedBy} name={document.reviewer} /> },
              { id: 'when', label: t.decidedAt, value: formatMoment(when) },
            ]),
        ...(name === null ? [] : [{ id: 'name', label: business.kycConfirmedName, value: <bdi>{name}</bdi> }]),
        ...(reason === null ? [] : [{ id: 'reason', label: business.reason, value: <bdi>{reason}</bdi> }]),
      ]}
    />
  );
}
