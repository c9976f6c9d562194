import type { ReactNode } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import * as css from './Receipt.css.ts';

export interface ReceiptRow {
  id: string;
  label: ReactNode;
  /** After the label, less prominent: "+$29". */
  note?: string;
  value: string;
  /** Not part of the sum: an add-on that is not selected. */
  isMuted?: boolean;
  /** Money that the reader receives; the value contains its sign. */
  isGain?: boolean;
  isTotal?: boolean;
}

export interface ReceiptRowsProps extends ElementProps {
  rows: readonly ReceiptRow[];
}

/** Labels and amounts, separated by hairlines. */
export function ReceiptRows({ rows, ...element }: ReceiptRowsProps) {
  requireProps('ReceiptRows', { rows });
  return (
    <dl {...pickElementProps(element)} className={css.rows}>
      {rows.map(({ id, label, note, value, isMuted, isGain, isTotal }) => (
        <div key={id} className={join(css.row, isMuted && css.muted, isTotal && css.total)}>
          <dt className={css.term}>
            {label}
            {note && (
              <span>
                {' '}
                <bdi className={css.note}>{note}</bdi>
              </span>
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
