import { Cursor } from './Cursor.ts';
import { parseName } from './field.ts';

/** Splits a parameter name into the embedded resource and the rest: `a.b.column->key`. */
export function parsePath(name: string): { readonly path: readonly string[]; readonly rest: string } {
  const cursor = new Cursor('tree path', name);
  const path: string[] = [];
  for (;;) {
    const { rest } = cursor;
    const part = parseName(cursor);
    if (!cursor.takes('.')) return { path, rest };
    path.push(part);
  }
}
