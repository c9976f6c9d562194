import type { Field } from '../Query.ts';
import { Cursor } from './Cursor.ts';

/** Parses a column name, quoted or plain, and its JSON path. */
export function parseField(cursor: Cursor): Field {
  const column = parseName(cursor);
  const steps: Field['steps'][number][] = [];
  for (;;) {
    const arrow = cursor.takes('->>') ? '->>' : cursor.takes('->') ? '->' : null;
    if (arrow === null) return { column, steps };
    // As in PostgREST, digits before a closing bracket are a key.
    const index = cursor.match(/-?\d+(?=->|::|[.,]|$)/y);
    steps.push({ arrow, key: index === null ? parseKey(cursor) : Number(index) });
  }
}

/** A name: letters, digits, `_`, `$`, inner blanks and hyphens, or anything between double quotes. */
export function parseName(cursor: Cursor): string {
  const quoted = parseQuoted(cursor);
  if (quoted !== null) return quoted;
  const name = cursor.match(/[\p{L}\p{N}_$ ]+(?:-(?!>)[\p{L}\p{N}_$ ]+)*/uy)?.trim();
  if (name === undefined || name === '') throw cursor.failure('field name (* or [a..z0..9_$])');
  return name;
}

/** A JSON key may contain anything but its terminators. */
function parseKey(cursor: Cursor): string {
  const key = parseQuoted(cursor) ?? cursor.match(/[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y)?.trim();
  if (key === undefined) throw cursor.failure('any non reserved character different from: .,>()');
  return key;
}

function parseQuoted(cursor: Cursor): string | null {
  const quoted = cursor.match(/"(?:[^"\\]|\\.)*"/sy);
  return quoted === null ? null : quoted.slice(1, -1).replace(/\\(.)/gs, '$1');
}
