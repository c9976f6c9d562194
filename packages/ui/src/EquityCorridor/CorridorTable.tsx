import { useDeferredRows } from '../chart/useDeferredRows.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface CorridorTableWords {
  /** The table's accessible name; it says that the account is simulated. */
  caption: string;
  heads: { day: string; balance: string; floor: string };
  /** Formats a balance: 10000 as "$10,000". */
  money: (balance: number) => string;
}

interface CorridorTableProps extends CorridorTableWords {
  values: readonly number[];
  floor: readonly number[];
  /** Target and daily limit, as names and values. */
  lines: readonly { word: string; value: string }[];
}

/** The values of the drawing as a table, for screen readers. */
export function CorridorTable({ caption, heads, money, values, floor, lines }: CorridorTableProps) {
  const balances = useDeferredRows(values);
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.day}</th>
            <th scope="col">{heads.balance}</th>
            <th scope="col">{heads.floor}</th>
          </tr>
        </thead>
        <tbody>
          {balances.map((balance, day) => (
            // oxlint-disable-next-line react/no-array-index-key -- a close has no other name than its day
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{money(balance)}</td>
              <td>{money(floor[day] ?? balance)}</td>
            </tr>
          ))}
        </tbody>
        {lines.length > 0 && (
          <tfoot>
            {lines.map(({ word, value }) => (
              <tr key={word}>
                <th scope="row">{word}</th>
                <td colSpan={2}>{value}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </VisuallyHidden>
  );
}
