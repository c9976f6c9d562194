import { useState, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { chevronRight } from '../Icon/icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { LinkParts } from '../Link/LinkParts.ts';
import { useRenderLink, useTexts } from '../KitProvider/kitContext.ts';
import * as css from './Pagination.css.ts';
import { pagesOf } from './pagesOf.ts';

export interface PaginationProps extends ElementProps {
  /** How many pages there are. */
  pageCount: number;
  /** 1-based. */
  page?: number;
  /** @default 1 */
  defaultPage?: number;
  onChange?: (page: number) => void;
  /** The URL of a page; with it the pages are links, otherwise buttons. */
  hrefOf?: (page: number) => string;
  /** Renders another element, such as a router's link, with the same props. */
  render?: (parts: LinkParts) => ReactElement;
  /** The landmark's accessible name. @default 'Pages' */
  'aria-label'?: string;
  /** @default 'Previous page' */
  previousLabel?: string;
  /** @default 'Next page' */
  nextLabel?: string;
  /** @default (page) => `Page ${page}` */
  pageLabel?: (page: number) => string;
  /** The position: shown on phones, announced everywhere. @default (page, count) => `Page ${page} of ${count}` */
  summary?: (page: number, count: number) => string;
}

/** Navigation between the pages of a list. Buttons keep their positions when the page changes. */
export function Pagination(given: PaginationProps) {
  const { pageCount, page, defaultPage = 1, onChange, hrefOf, render, ...words } = useTexts('Pagination', given);
  const renderLink = useRenderLink(render);
  const { 'aria-label': landmarkName = 'Pages', previousLabel = 'Previous page', nextLabel = 'Next page' } = words;
  const { pageLabel = (at) => `Page ${at}`, summary = (at, count) => `Page ${at} of ${count}` } = words;
  const [own, setOwn] = useState(defaultPage);
  const current = Math.min(Math.max(page ?? own, 1), Math.max(pageCount, 1));

  const goTo = (target: number) => {
    if (target < 1 || target > pageCount || target === current) return;
    setOwn(target);
    onChange?.(target);
  };

  const step = (target: number, name: string, face: ReactNode, className: string = css.page) => {
    const isThere = target >= 1 && target <= pageCount;
    const aria = { 'aria-label': name, 'aria-current': target === current ? ('page' as const) : undefined };
    if (hrefOf && isThere) {
      const parts = { ...aria, href: hrefOf(target), className, children: face, onClick: () => goTo(target) };
      return renderLink(parts);
    }
    return (
      // Not `disabled`, because that would lose the focus on the last page.
      <button type="button" {...aria} className={className} aria-disabled={!isThere || undefined} onClick={() => goTo(target)}>
        {face}
      </button>
    );
  };

  return (
    <nav {...pickElementProps(words)} aria-label={landmarkName} className={css.pagination}>
      {step(current - 1, previousLabel, <Back />, css.step)}
      <ol role="list" className={css.pages}>
        {pagesOf(current, pageCount).map((mark) => (
          <li key={mark}>
            {typeof mark === 'number' ? (
              step(mark, pageLabel(mark), mark)
            ) : (
              <span className={css.gap} aria-hidden="true">
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <span className={css.summary} aria-hidden="true">
        {summary(current, pageCount)}
      </span>
      <VisuallyHidden>
        <output>{summary(current, pageCount)}</output>
      </VisuallyHidden>
      {step(current + 1, nextLabel, <Icon of={chevronRight} size={18} />, css.step)}
    </nav>
  );
}

function Back() {
  return (
    <span className={css.previousIcon}>
      <Icon of={chevronRight} size={18} />
    </span>
  );
}
