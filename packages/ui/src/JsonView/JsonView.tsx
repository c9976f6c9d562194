import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './JsonView.css.ts';

export interface JsonViewProps extends ElementProps<HTMLDivElement> {
  /** The accessible name. */
  'aria-label': string;
  /** Any value that JSON can hold. */
  value: unknown;
  /** How many levels are open at first. @default 1 */
  openLevels?: number;
}

/** A JSON value as nested lists that open and close. Native elements: it works before scripts load, and the browser's search opens it. */
export function JsonView({ value, openLevels = 1, ...element }: JsonViewProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset groups fields
    <div {...pickElementProps(element)} role="group" className={css.view} translate="no">
      {isNested(value) ? <Entries value={value} openLevels={openLevels} /> : <Scalar value={value} />}
    </div>
  );
}

function Entries({ value, openLevels }: { readonly value: object; readonly openLevels: number }) {
  const entries = Object.entries(value);
  if (entries.length === 0) return <span className={css.quiet}>{Array.isArray(value) ? '[]' : '{}'}</span>;
  return (
    <ul role="list" className={css.list}>
      {entries.map(([key, inner]) => (
        <li key={key}>
          {isNested(inner) && Object.keys(inner).length > 0 ? (
            <details open={openLevels > 1}>
              <summary className={css.summary}>
                <span className={css.name}>{key}</span>{' '}
                <span className={css.quiet}>{Array.isArray(inner) ? `[${inner.length}]` : `{${Object.keys(inner).length}}`}</span>
              </summary>
              <Entries value={inner} openLevels={openLevels - 1} />
            </details>
          ) : (
            <span className={css.line}>
              <span className={css.name}>{key}</span>
              <span className={css.quiet}>: </span>
              {isNested(inner) ? <Entries value={inner} openLevels={0} /> : <Scalar value={inner} />}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Scalar({ value }: { readonly value: unknown }) {
  const kind = value === null ? 'null' : typeof value;
  return <span className={kind === 'string' ? css.string : css.other}>{JSON.stringify(value) ?? String(value)}</span>;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
