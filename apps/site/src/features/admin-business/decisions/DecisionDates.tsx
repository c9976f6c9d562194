import * as business from '@duneline/specs/messages/admin-business';
import { due as dueLabel } from '@duneline/specs/messages/admin-inbox';
import * as t from '@duneline/specs/messages/admin-review';
import { DescriptionList, type Description } from '@duneline/ui';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { DueCell } from '../inbox/DueCell.tsx';
import { PersonLink } from '../PersonLink.tsx';

export interface DecisionDatesProps {
  /** When the record came, in ISO 8601, and what that is called. */
  readonly received: { readonly label: string; readonly at: string };
  /** When it is due; `null` if nothing is left to do. */
  readonly due: { readonly due: string; readonly isOverdue: boolean } | null;
  /** When it was decided, in ISO 8601; `null` if it was not. */
  readonly decidedAt: string | null;
  /** Who has decided; `null` if their account was deleted. */
  readonly decidedBy: string | null;
  /** Their name. */
  readonly decider: string | null;
  /** What these are called. @default "Decided by", "Decided" */
  readonly decidedLabels?: { readonly by: string; readonly at: string };
  /** What else was noted. */
  readonly more?: readonly Description[];
  /** Why it was rejected. */
  readonly reason: string | null;
}

/** When a record came and is due, who has decided about it and when, and what they noted. */
export function DecisionDates(props: DecisionDatesProps) {
  const { received, due, decidedAt, decidedBy, decider, decidedLabels = { by: t.decidedBy, at: t.decidedAt } } = props;
  const { more = [], reason } = props;
  return (
    <DescriptionList
      items={[
        { id: 'received', label: received.label, value: formatMoment(received.at) },
        ...(due === null ? [] : [{ id: 'due', label: dueLabel, value: <DueCell {...due} /> }]),
        ...(decidedAt === null
          ? []
          : [
              { id: 'person', label: decidedLabels.by, value: <PersonLink id={decidedBy} name={decider} /> },
              { id: 'when', label: decidedLabels.at, value: formatMoment(decidedAt) },
            ]),
        ...more,
        ...(reason === null ? [] : [{ id: 'reason', label: business.reason, value: <bdi>{reason}</bdi> }]),
      ]}
    />
  );
}
