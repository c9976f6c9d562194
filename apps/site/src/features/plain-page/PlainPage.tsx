import * as t from '@duneline/specs/messages/pages';
import { arrowRight, Hairline, Icon } from '@duneline/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FactList, type Fact } from './FactList.tsx';
import * as css from './PlainPage.css.ts';

interface PlainSection {
  readonly title: string;
  readonly text: string;
}

/** A link to a page of the site, or out of it. */
interface PlainLink {
  readonly to: string;
  readonly label: string;
}

export interface PlainPageProps {
  readonly title: string;
  readonly lead: string;
  readonly sections?: readonly PlainSection[];
  readonly facts?: readonly Fact[];
  /** Small print under the facts. @default that all figures are of simulated accounts */
  readonly note?: string | null;
  readonly links: readonly PlainLink[];
  /** What stands between the text and the links, over the whole width. */
  readonly children?: ReactNode;
}

/** A public page without a design of its own: title, lead, plain sections, the figures beside them, and where to go on. */
export function PlainPage({ title, lead, sections = [], facts = [], note = t.simulatedNote, links, children }: PlainPageProps) {
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </div>
      <Hairline />
      <div className={css.body}>
        {(sections.length > 0 || facts.length > 0) && (
          <div className={css.columns}>
            <div className={css.sections}>
              {sections.map((section) => (
                <section key={section.title}>
                  <h2 className={css.subtitle}>{section.title}</h2>
                  <p className={css.text}>{section.text}</p>
                </section>
              ))}
            </div>
            {facts.length > 0 && (
              <aside className={css.aside}>
                <h2 className={css.small}>{t.factsTitle}</h2>
                <FactList facts={facts} />
                {note && <p className={css.note}>{note}</p>}
              </aside>
            )}
          </div>
        )}
        {children}
        <nav aria-label={t.nextTitle}>
          <ul role="list" className={css.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <PlainAnchor to={to}>
                  {label} <Icon of={arrowRight} size={18} />
                </PlainAnchor>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

function PlainAnchor({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return to.startsWith('/') ? (
    <Link to={to} className={css.link}>
      {children}
    </Link>
  ) : (
    <a href={to} className={css.link}>
      {children}
    </a>
  );
}
