import * as t from '@duneline/specs/messages/admin-presence';
import { Avatar } from '@duneline/ui';
import { useEffect, useState } from 'react';
import { followAdmins, type OtherAdmin } from './followAdmins.ts';
import * as css from './OtherAdmins.css.ts';

export interface OtherAdminsProps {
  /** Names the record, the same in every window: `payouts/31016`. */
  readonly record: string;
}

/** Which other admins have the same record open, and whether it is open in another window of one's own. */
export function OtherAdmins({ record }: OtherAdminsProps) {
  const [others, setOthers] = useState<readonly OtherAdmin[]>([]);
  useEffect(() => followAdmins(record, setOthers), [record]);
  return (
    <div aria-live="polite" className={css.place}>
      {others.length > 0 && (
        <ul role="list" className={css.list}>
          {others.map(({ person, name, isSelf }) => (
            <li key={person} className={css.person}>
              <Avatar name={name || t.unnamed} size="sm" isDecorative />
              {isSelf ? t.ownWindow : t.otherAdmin({ name: name || t.unnamed })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
