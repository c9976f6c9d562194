import type { Column, Places } from './file/columns.ts';
import type { DecimalMark, WrongAmount } from './file/readAmount.ts';
import type { DateOrder, WrongTime } from './file/readTime.ts';

/** A closed trade of the trader's own history: times in epoch milliseconds, money in US cents with all fees. */
export interface Trade {
  readonly openedAt: number;
  readonly closedAt: number;
  readonly profitCents: number;
}

/** What the trader says about a file; what is left out is read from it. */
export interface ReadOptions {
  /** The 0-based places of columns, `null` for a column that the file does not have. */
  readonly places?: Readonly<Partial<Record<Column, number | null>>>;
  /** The clock of times that do not say their zone, as `momentsIn` reads it. @default the firm's */
  readonly zone?: string;
  readonly dateOrder?: DateOrder;
  readonly decimal?: DecimalMark;
  /** Whether commissions without a sign are costs, or are credited. */
  readonly charges?: 'costs' | 'credits';
}

/** What is wrong in a cell, by the 1-based line of the file. */
export interface CellProblem {
  readonly line: number;
  /** The head of the column as the file writes it, or its 1-based number; the name of a column that is missing or doubled. */
  readonly column: string;
  readonly reason:
    | 'missing-column'
    | 'doubled-column'
    | 'above-header'
    | 'missing-cells'
    | 'surplus-cells'
    | 'bad-quotes'
    | 'closed-before-opened'
    | 'ambiguous-charge'
    | WrongTime
    | WrongAmount;
  /** What the cell holds. */
  readonly text: string;
}

/** Lines that are no trades. */
export interface SkippedLines {
  readonly line: number;
  readonly lastLine: number;
  readonly kind: 'title' | 'balance' | 'order' | 'total' | 'section' | 'note';
  readonly text: string;
}

export interface TradeFile {
  /** In the order in which they were closed; empty when anything is wrong. */
  readonly trades: readonly Trade[];
  readonly problems: readonly CellProblem[];
  readonly skipped: readonly SkippedLines[];
  /** The header, the first lines below it, and the columns that were read. */
  readonly table: {
    readonly headers: readonly string[];
    readonly sample: readonly (readonly string[])[];
    readonly places: Places;
  };
  /** The zone in which times without one were read; `null` if all say theirs. */
  readonly zone: string | null;
}
