import { useId, type ReactNode } from 'react';
import * as parts from '../parts.css.ts';
import * as css from './scenario.css.ts';

export interface SettingCardProps {
  readonly title: string;
  readonly hint: string;
  readonly children: ReactNode;
}

/** A setting with its description. */
export function SettingCard({ title, hint, children }: SettingCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.card}>
      <h3 id={id} className={css.title}>
        {title}
      </h3>
      {children}
      <p className={parts.muted}>{hint}</p>
    </section>
  );
}
