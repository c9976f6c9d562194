import { useId, type ReactNode } from 'react';
import * as css from './security.css.ts';

export interface SecurityCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A security setting: description and current state side by side, stacked on narrow screens. */
export function SecurityCard({ title, text, children }: SecurityCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <div className={css.about}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.content}>{children}</div>
    </section>
  );
}
