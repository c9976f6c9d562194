import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './CallToAction.css.ts';

export interface CallToActionProps extends ElementProps {
  /** One or two short sentences, each on its own line. */
  title: readonly string[];
  /** A sentence about the next step and its conditions. */
  children: ReactNode;
  /** One primary ButtonLink, and a quieter one. */
  actions: ReactNode;
  /** Id of the heading, which labels the section around it. */
  id?: string;
}

/** The closing section of a page: a large sentence, its meaning, and the next steps (spec §2). */
export function CallToAction({ title, children, actions, id, ...element }: CallToActionProps) {
  requireProps('CallToAction', { title });
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
