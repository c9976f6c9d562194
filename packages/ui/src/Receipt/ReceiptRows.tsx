import type { ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Receipt.css.ts';

export interface ReceiptRow {
  id: string;
  label: ReactNode;
  /** Stands behind the label, quieter: "+$29". */
  note?: string;
  value: string;
  /** Not part of the sum: an add-on that is not added. */
  isMuted?: boolean;
  /** Money that comes to the reader; its sign stands in the value. */
  isGain?: boolean;
  isTotal?: boolean;
}

export interface ReceiptRowsProps extends ElementProps {
  rows: readonly ReceiptRow[];
}

/** Labels and amounts, one under the other, between hairlines. */
export function ReceiptRows({ rows, ...element }: ReceiptRowsProps) {
  return (
    <dl {...pickElementProps(element)} className={css.rows}>
      {rows.map(({ id, label, note, value, isMuted, isGain, isTotal }) => (
        <div key={id} className={join(css.row, isMuted && css.muted, isTotal && css.total)}>
          <dt className={css.term}>
            {label}
            {note && (
              <>
                {' '}
                <bdi className={css.note}>{note}</bdi>
              </>
            )}
          </dt>
          <dd className={join(css.value, isMuted && css.faintValue, isGain && css.gain)}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function join(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
