import { SampleNote } from '@duneline/ui';
import * as css from './Strips.css.ts';

interface Strip {
  readonly name: string;
  /** In the units of `from` and `to`. */
  readonly start: number;
  readonly end: number;
  /** The bar's text: "16:28 to 16:32". */
  readonly text: string;
  readonly tone: 'measured' | 'closed' | 'unknown';
}

export interface StripsProps {
  readonly title: string;
  readonly summary: string;
  readonly note?: string;
  readonly heads: { readonly name: string; readonly text: string };
  readonly from: number;
  readonly to: number;
  readonly strips: readonly Strip[];
  /** Labels below the bars, at their positions. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

/**
 * Time spans on a scale: a table whose cells are drawn, so that no second table is needed. Time runs from left to right in every
 * language.
 */
export function Strips({ title, summary, note, heads, from, to, strips, ticks }: StripsProps) {
  const across = (at: number) => `${Math.round(((at - from) / (to - from)) * 1000) / 10}%`;
  return (
    <figure className={css.frame}>
      <table className={css.table}>
        <caption className={css.title}>{title}</caption>
        <thead className={css.heads}>
          <tr>
            <th scope="col">{heads.name}</th>
            <th scope="col">{heads.text}</th>
          </tr>
        </thead>
        <tbody className={css.rows}>
          {strips.map(({ name, start, end, text, tone }) => (
            <tr key={name} className={css.row}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              <td className={css.text}>
                <span>{text}</span>
                <span className={css.track} aria-hidden="true">
                  <span
                    className={css.bars[tone]}
                    style={{ left: across(start), width: `calc(${across(from + end - start)} + 1px)` }}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.ticks} aria-hidden="true">
        {ticks.map(({ at, text }) => (
          <span key={at} className={css.tick} style={{ left: across(at) }}>
            {text}
          </span>
        ))}
      </div>
      <figcaption className={css.foot}>
        {summary}
        {note && <SampleNote>{note}</SampleNote>}
      </figcaption>
    </figure>
  );
}
