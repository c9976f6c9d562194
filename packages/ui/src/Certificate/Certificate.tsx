import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { duneLine } from '../DuneLine/duneLine.ts';
import { Stretch } from '../DuneLine/Stretch.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as css from './Certificate.css.ts';

export interface CertificateProps extends ElementProps {
  /** The firm's name, beside its logo. */
  brand: string;
  /** "Certificate of a passed evaluation" */
  title: string;
  /** @default 2 */
  level?: 1 | 2 | 3;
  /** "Awarded to" */
  lead: string;
  /** The person's name. */
  name: string;
  /** The achievement, in a sentence that says "simulated". */
  text: string;
  /** "Account", "$10,000 simulated"; "Passed on", "17 November 2026"; "Number", "DL-10-48213". */
  facts: readonly { readonly id: string; readonly label: string; readonly value: string }[];
  /** The account's closing balances, from which the border is drawn. */
  path: readonly number[];
  /** "Anybody can check it at duneline.example/certificates/…" */
  note?: ReactNode;
  /** Buttons to print or to share it; they are not printed. `window.print()` prints the certificate alone, on one page. */
  action?: ReactNode;
}

const BOX = { y: 6, width: 1000, height: 114 };

/** A certificate of a result: its border is the account's own dune line, and it prints on one page, black on white. */
export function Certificate({
  brand,
  title,
  level = 2,
  lead,
  name,
  text,
  facts,
  path,
  note,
  action,
  ...element
}: CertificateProps) {
  requireProps('Certificate', { facts, path });
  const Title = `h${level}` as const;
  const { ridge, area, faces } = duneLine(path, BOX);
  return (
    <div {...pickElementProps(element)} className={css.block}>
      <article className={css.sheet}>
        <div className={css.brand}>
          <Logo name={brand} />
        </div>
        <div className={css.words}>
          <Title className={css.title}>{title}</Title>
          <p className={css.lead}>{lead}</p>
          <p className={css.name}>
            <bdi>{name}</bdi>
          </p>
          <p className={css.text}>{text}</p>
        </div>
        <dl className={css.facts}>
          {facts.map(({ id, label, value }) => (
            <div key={id}>
              <dt className={css.term}>{label}</dt>
              <dd className={css.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {note && <p className={css.note}>{note}</p>}
        <svg className={css.edge} aria-hidden>
          <Stretch width={BOX.width} height={BOX.y + BOX.height}>
            <path className={css.highlight} d={area} />
            <path className={css.shadow} d={faces} />
            <path className={css.ridge} d={ridge} />
          </Stretch>
        </svg>
      </article>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
