import { content } from '@duneline/specs/site';
import type { ReactNode } from 'react';
import * as css from './Why.css.ts';

export interface WhyCardProps {
  /** The id of a feature in specs/site/content/features.yaml. */
  readonly feature: string;
  readonly span: keyof typeof css.spans;
  /** The anchor that a guarantee links to. */
  readonly anchor?: string;
  /** The drawing, which may touch the card's edges. */
  readonly children: ReactNode;
}

/** A reason: a sentence above its drawing. */
export function WhyCard({ feature, span, anchor, children }: WhyCardProps) {
  const words = content.features.find(({ id }) => id === feature);
  return (
    <li id={anchor} className={`${css.card} ${css.spans[span]}`}>
      <div className={css.words}>
        <h3 className={css.cardTitle}>{words?.title}</h3>
        <p className={css.sentence}>{words?.description}</p>
      </div>
      {children}
    </li>
  );
}
