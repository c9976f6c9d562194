import type { MarketEntry } from './marketEntry.ts';

/** Why a line of a history is invalid. */
type Reason =
  | 'no-header'
  | 'missing-column'
  | 'too-many-fields'
  | 'unknown-type'
  | 'bad-time'
  | 'out-of-order'
  | 'bad-amount'
  | 'missing-position'
  | 'bad-detail';

/** An invalid line that was ignored, by its 1-based number in the file. */
export interface LineProblem {
  readonly line: number;
  readonly reason: Reason;
  /** The line's text. */
  readonly text: string;
}

export interface History {
  readonly entries: readonly MarketEntry[];
  readonly problems: readonly LineProblem[];
}

const columns = ['time', 'type', 'position', 'amount', 'detail'] as const;
type Fields = Readonly<Record<(typeof columns)[number], string>>;

/**
 * Parses a history in CSV: a header with the columns `time`, `type`, `position`, `amount`, `detail` in any order (others are
 * ignored), then one entry per line, oldest first. Times are ISO 8601 with a zone, or epoch milliseconds; amounts are US dollars
 * with at most two decimals. Fields have no commas and no quotes; empty lines and lines that begin with `#` are ignored. Every
 * other line is an entry or a problem.
 */
export function readHistory(csv: string): History {
  const entries: MarketEntry[] = [];
  const problems: LineProblem[] = [];
  let header: readonly string[] | null = null;
  for (const [index, text] of csv
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (text.trim() === '' || text.startsWith('#')) continue;
    const cells = text.split(',').map((cell) => cell.trim());
    const refuse = (reason: Reason) => problems.push({ line: index + 1, reason, text });
    if (header === null) {
      const names = cells.map((cell) => cell.toLowerCase());
      const isWhole = columns.every((column) => names.includes(column));
      header = isWhole ? names : [];
      if (!isWhole) refuse('missing-column');
    } else if (header.length === 0) refuse('no-header');
    else if (cells.length > header.length) refuse('too-many-fields');
    else {
      const entry = entryOf(fieldsOf(header, cells));
      if (typeof entry === 'string') refuse(entry);
      else if (entry.at < (entries.at(-1)?.at ?? -Infinity)) refuse('out-of-order');
      else entries.push(entry);
    }
  }
  return { entries, problems };
}

function fieldsOf(header: readonly string[], cells: readonly string[]): Fields {
  const at = (column: keyof Fields) => cells[header.indexOf(column)] ?? '';
  return { time: at('time'), type: at('type'), position: at('position'), amount: at('amount'), detail: at('detail') };
}

function entryOf({ time, type, position, amount, detail }: Fields): MarketEntry | Reason {
  const at = timeOf(time);
  const cents = centsOf(amount);
  const isPositive = cents !== null && cents > 0;
  if (at === null) return 'bad-time';
  switch (type) {
    case 'mark':
      return cents === null ? 'bad-amount' : { type, at, equityCents: cents };
    case 'open':
      if (position === '') return 'missing-position';
      return cents === null || cents < 0 ? 'bad-amount' : { type, at, position, riskCents: cents };
    case 'close':
      if (position === '') return 'missing-position';
      if (detail !== '' && detail !== 'stop') return 'bad-detail';
      return cents === null ? 'bad-amount' : { type, at, position, profitCents: cents, isStop: detail === 'stop' };
    case 'news': {
      const releaseAt = timeOf(detail);
      return releaseAt === null ? 'bad-detail' : { type, at, releaseAt };
    }
    case 'payout':
      return isPositive ? { type, at, amountCents: cents } : 'bad-amount';
    case 'scale':
      return isPositive ? { type, at, sizeCents: cents } : 'bad-amount';
    case 'report':
      return detail === '' ? 'bad-detail' : { type, at, practice: detail };
    case 'clock':
      return { type, at };
    default:
      return 'unknown-type';
  }
}

function timeOf(text: string): number | null {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

function centsOf(text: string): number | null {
  const [, sign, dollars, cents = ''] = /^([+-]?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  if (dollars === undefined) return null;
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? 0 - amount : amount;
}
