import * as t from '@duneline/specs/messages/admin-blog';
import { Avatar } from '@duneline/ui';
import { useEffect, useState } from 'react';
import type { ContentTable } from '../contentTables.ts';
import { followEditors, type OtherEditor } from './followEditors.ts';
import * as css from './presence.css.ts';

/** Who else has the same document open. */
export function OtherEditors({ table, id }: { readonly table: ContentTable; readonly id: string }) {
  const [others, setOthers] = useState<readonly OtherEditor[]>([]);
  useEffect(() => followEditors(`${table}:${id}`, setOthers), [table, id]);
  return (
    <div aria-live="polite">
      {others.length > 0 && (
        <ul role="list" className={css.list}>
          {others.map(({ person, name, isSelf }) => (
            <li key={person} className={css.person}>
              <Avatar name={name || t.presentUnnamed} size="sm" isDecorative />
              {isSelf ? t.presentSelf : t.present({ name: name || t.presentUnnamed })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
