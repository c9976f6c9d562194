import type { Field } from '../Query.ts';
import { Cursor } from './Cursor.ts';

/** A column name, quoted or plain, with the JSON steps behind it. */
export function parseField(cursor: Cursor): Field {
  const column = parseName(cursor);
  const steps: Field['steps'][number][] = [];
  for (;;) {
    const arrow = cursor.takes('->>') ? '->>' : cursor.takes('->') ? '->' : null;
    if (arrow === null) return { column, steps };
    const index = cursor.match(/-?\d+(?=$|[-:.,)\s])/y);
    steps.push({ arrow, key: index === null ? parseName(cursor) : Number(index) });
  }
}

/** A name: letters, digits, `_`, `$`, inner blanks and hyphens, or anything between double quotes. */
export function parseName(cursor: Cursor): string {
  const quoted = cursor.match(/"(?:[^"\\]|\\.)*"/y);
  if (quoted !== null) return quoted.slice(1, -1).replace(/\\(.)/g, '$1');
  const name = cursor.match(/[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy)?.trim();
  if (name === undefined || name === '') throw cursor.failure('field name (* or [a..z0..9_$])');
  return name;
}
