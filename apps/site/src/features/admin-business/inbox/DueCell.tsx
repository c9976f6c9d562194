import { overdue } from '@duneline/specs/messages/admin-inbox';
import { Badge } from '@duneline/ui';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import * as css from '../business.css.ts';
import type { InboxItem } from './InboxItem.ts';

/** When an item is due; marked if that is over. */
export function DueCell({ due, isOverdue }: Pick<InboxItem, 'due' | 'isOverdue'>) {
  return (
    <span className={css.actions}>
      <span>{formatMoment(due)}</span>
      {isOverdue && <Badge tone="danger">{overdue}</Badge>}
    </span>
  );
}
