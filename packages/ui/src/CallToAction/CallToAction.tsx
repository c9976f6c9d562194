import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './CallToAction.css.ts';

export interface CallToActionProps extends ElementProps {
  /** One short sentence or two; each begins a line. */
  title: readonly string[];
  /** A sentence on the next step and its conditions. */
  children: ReactNode;
  /** The ways on: one primary ButtonLink, and a quieter one. */
  actions: ReactNode;
  /** Id of the heading, which names the section around it. */
  id?: string;
}

/** The last word of a page: the largest sentence after the hero's, what it means, and the ways on (spec §2). */
export function CallToAction({ title, children, actions, id, ...element }: CallToActionProps) {
  return (
    <div {...pickElementProps(element)} className={css.content}>
      <h2 id={id} className={css.title}>
        {title.map((sentence) => (
          <span key={sentence} className={css.line}>
            {`${sentence} `}
          </span>
        ))}
      </h2>
      <p className={css.text}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </div>
  );
}
