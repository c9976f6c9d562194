import { Icon } from '@duneline/ui';
import { Link } from 'react-router-dom';
import { sectionIcons } from './sectionIcons.ts';
import type { SectionGroup } from './sections.ts';
import * as css from './AppPage.css.ts';

export interface SectionCardsProps {
  readonly title: string;
  readonly base: string;
  readonly groups: readonly SectionGroup[];
}

/** Every section of an application with a sentence on what it will hold. */
export function SectionCards({ title, base, groups }: SectionCardsProps) {
  const sections = groups.flatMap((group) => group.sections).filter(({ id }) => id !== '');
  return (
    <section className={css.planned}>
      <h2 className={css.small}>{title}</h2>
      <ul role="list" className={css.cards}>
        {sections.map(({ id, label, holds }) => (
          <li key={id}>
            <Link to={`${base}/${id}`} className={css.cardLink}>
              <span className={css.cardTitle}>
                <Icon of={sectionIcons[id] ?? sectionIcons.other} /> {label}
              </span>
              <span className={css.note}>{holds}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
