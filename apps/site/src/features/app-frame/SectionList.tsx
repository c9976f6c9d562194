import { Icon } from '@duneline/ui';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { sectionIcons } from './sectionIcons.ts';
import type { SectionGroup } from './sections.ts';
import * as css from './AppFrame.css.ts';

export interface SectionListProps {
  readonly title: string;
  readonly base: string;
  readonly groups: readonly SectionGroup[];
}

/** The links to an application's sections, the present one marked. */
export function SectionList({ title, base, groups }: SectionListProps) {
  const id = useId();
  return (
    <nav aria-label={title} className={css.navigation}>
      {groups.map((group, index) => (
        <div key={group.title ?? ''}>
          {group.title && (
            <p id={`${id}${index}`} className={css.groupTitle}>
              {group.title}
            </p>
          )}
          <ul role="list" aria-labelledby={group.title ? `${id}${index}` : undefined}>
            {group.sections.map((section) => (
              <li key={section.id}>
                <NavLink to={section.id ? `${base}/${section.id}` : base} end className={css.link}>
                  <Icon of={sectionIcons[section.id] ?? sectionIcons.other} />
                  {section.label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
