import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { useTexts } from '../KitProvider/kitContext.ts';
import * as css from './TableOfContents.css.ts';
import { useSectionInView } from './useSectionInView.ts';

/** A section of the page. */
export interface TableOfContentsItem {
  /** The id of the section's heading. */
  readonly id: string;
  readonly label: ReactNode;
  /** 1 for a section of the page, 2 for a subsection. @default 1 */
  readonly depth?: 1 | 2;
}

export interface TableOfContentsProps extends ElementProps {
  /** Above the list, and the landmark's accessible name. @default 'On this page' */
  label?: string;
  items: readonly TableOfContentsItem[];
}

/** The sections of a long page as native links; the current one is marked after hydration. */
export function TableOfContents(given: TableOfContentsProps) {
  requireProps('TableOfContents', { items: given.items });
  const { label = 'On this page', items, ...element } = useTexts('TableOfContents', given);
  const read = useSectionInView(items.map(({ id }) => id));
  return (
    <nav {...pickElementProps(element)} aria-label={label} className={css.contents}>
      <p className={css.label} aria-hidden="true">
        {label}
      </p>
      <ol role="list" className={css.list}>
        {items.map(({ id, label: words, depth = 1 }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link({ depth })} aria-current={id === read ? 'location' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
