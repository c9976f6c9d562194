import * as t from '@duneline/specs/messages/account';
import { AppPage } from './AppPage.tsx';
import * as css from './AppPage.css.ts';

export interface PlannedSectionProps {
  readonly title: string;
  readonly lead?: string;
  /** What the section will contain. */
  readonly holds: string;
}

/** A section that is not built yet: what it will contain, without invented figures. */
export function PlannedSection({ title, lead = t.notYet, holds }: PlannedSectionProps) {
  return (
    <AppPage title={title} lead={lead}>
      <section className={css.card}>
        <h2 className={css.small}>{t.willHold}</h2>
        <p>{holds}</p>
        {lead !== t.notYet && <p className={css.note}>{t.notYet}</p>}
      </section>
    </AppPage>
  );
}
