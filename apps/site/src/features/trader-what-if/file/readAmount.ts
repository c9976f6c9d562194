import { latinOf } from './latinOf.ts';

export type DecimalMark = '.' | ',';
export type WrongAmount = 'bad-amount' | 'ambiguous-amount';

/** The largest amount with nine digits before the mark; more is a broken file, and sums stay exact. */
const plain = /^-?\d{1,9}(?:\.\d{1,2})?$/;

/** Spaces and apostrophes, which group digits by thousands and never mark decimals. */
const groups = /[\s'’]/g;

/** Sign and figures of an amount without its currency; `null` if it is none. */
function splitAmount(text: string): { readonly isNegative: boolean; readonly figures: string } | null {
  const bare = latinOf(text)
    .replace(/US\$|\$|USD/gi, '')
    .trim();
  const [, open, before, figures = '', after, close] = /^(\()?\s*([+-])?\s*(\d[\d.,\s'’]*?)\s*(-)?(\))?$/.exec(bare) ?? [];
  if (figures === '' || (open === undefined) !== (close === undefined)) return null;
  const signs = [open, before, after].filter((sign) => sign !== undefined);
  if (signs.length > 1) return null;
  if (/[\s'’]/.test(figures) && !/^\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d+)?$/.test(figures)) return null;
  return { isNegative: signs.length > 0 && before !== '+', figures: figures.replace(groups, '') };
}

/** Which mark an amount must use for decimals; `null` if it does not show. */
function markOf(figures: string): DecimalMark | null {
  const marks = figures.replace(/\d/g, '');
  const last = marks.at(-1);
  if (last !== '.' && last !== ',') return null;
  if (marks.length > 1) return marks.includes(',') && marks.includes('.') ? last : last === '.' ? ',' : '.';
  // Three digits after one mark are thousands or decimals, unless more than three or a zero stand before it.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(figures) ? null : last;
}

/** The mark that all amounts of a file use for decimals; `null` if none shows it, or if they disagree. */
export function findDecimalMark(amounts: Iterable<string>): DecimalMark | null {
  const seen = new Set<DecimalMark>();
  for (const text of amounts) {
    const mark = plain.test(text) ? (text.includes('.') ? '.' : null) : markOf(splitAmount(text)?.figures ?? '');
    if (mark) seen.add(mark);
  }
  const [mark = null] = seen;
  return seen.size === 1 ? mark : null;
}

/** An amount of US dollars in cents, or why it is none. `decimal` is the mark of the file, if it is known. */
export function readAmount(text: string, decimal: DecimalMark | null): number | WrongAmount {
  if (plain.test(text) && decimal !== ',') return centsOf(text);
  const split = splitAmount(text);
  if (!split) return 'bad-amount';
  const { isNegative, figures } = split;
  const own = markOf(figures);
  const mark = own ?? decimal;
  if (mark === null && /[.,]/.test(figures)) return 'ambiguous-amount';
  const group = mark === ',' ? '.' : ',';
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${mark ?? '.'}\\d{1,2})?$`);
  const isRead = grouped.test(figures) || !figures.includes(group);
  const number = figures.replaceAll(group, '').replace(',', '.');
  if (!isRead || !plain.test(number)) return 'bad-amount';
  const cents = centsOf(number);
  return isNegative ? 0 - cents : cents;
}

function centsOf(plainNumber: string): number {
  const [, sign, dollars = '0', cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainNumber) ?? [];
  const amount = Number(dollars) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? 0 - amount : amount;
}
