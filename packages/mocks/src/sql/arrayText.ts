import { PgError } from './PgError.ts';

/** A nested list of texts, `null` for NULL: an array literal with unparsed elements. */
export type ArrayItems = readonly (string | null | ArrayItems)[];

/**
 * Splits an array literal such as `{a,"b,c",NULL,{x}}`.
 * @throws PgError 22P02
 */
export function splitArray(text: string): ArrayItems {
  const malformed = (details: string): PgError => new PgError('22P02', `malformed array literal: "${text}"`, details);
  const body = text.trim().replace(/^(?:\[-?\d+:-?\d+\])+\s*=\s*/, '');
  if (!body.startsWith('{')) throw malformed('Array value must start with "{" or dimension information.');
  let at = 0;
  const readItems = (): ArrayItems => {
    const items: (string | null | ArrayItems)[] = [];
    at++;
    for (;;) {
      skipBlanks();
      if (body[at] === '}' && items.length === 0) break;
      items.push(readItem());
      skipBlanks();
      if (body[at] === '}') break;
      if (body[at] === undefined) throw malformed('Unexpected end of input.');
      if (body[at] !== ',') throw malformed(`Incorrectly quoted array element.`);
      at++;
      skipBlanks();
    }
    at++;
    assertEven(items, malformed);
    return items;
  };
  const readItem = (): string | null | ArrayItems => {
    if (body[at] === '{') return readItems();
    if (body[at] === '"') return readQuoted();
    const start = at;
    let item = '';
    let kept = 0;
    while (at < body.length && !/[,{}"]/.test(body[at] ?? '')) {
      if (body[at] === '\\') {
        at++;
        kept = item.length + 1;
      }
      item += body[at++] ?? '';
    }
    if (body[at] === '{' || body[at] === '"')
      throw malformed(body[at] === '"' ? 'Incorrectly quoted array element.' : 'Unexpected "{" character.');
    if (at >= body.length) throw malformed('Unexpected end of input.');
    const trimmed = item.slice(0, kept) + item.slice(kept).trimEnd();
    if (trimmed === '' && start === at) throw malformed(`Unexpected "${body[at] ?? ''}" character.`);
    return trimmed.toUpperCase() === 'NULL' && kept === 0 ? null : trimmed;
  };
  const readQuoted = (): string => {
    const match = /"((?:[^"\\]|\\.)*)"/sy;
    match.lastIndex = at;
    const found = match.exec(body);
    if (found === null) throw malformed('Unexpected end of input.');
    at += found[0].length;
    return (found[1] ?? '').replaceAll(/\\(.)/gs, '$1');
  };
  const skipBlanks = (): void => {
    while (/\s/.test(body[at] ?? '')) at++;
  };
  const items = readItems();
  if (body.slice(at).trim() !== '') throw malformed('Junk after closing right brace.');
  return items;
}

/** Prints an array literal. */
export function joinArray(items: ArrayItems): string {
  const written = items.map((item) => {
    if (item === null) return 'NULL';
    if (typeof item !== 'string') return joinArray(item);
    const isPlain = item !== '' && !/[{}",\\\s]/.test(item) && item.toUpperCase() !== 'NULL';
    return isPlain ? item : `"${item.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
  });
  return `{${written.join(',')}}`;
}

/** Sub-arrays must have the same length, and must not be mixed with elements. */
function assertEven(items: ArrayItems, malformed: (details: string) => PgError): void {
  const lengths = new Set(items.map((item) => (item === null || typeof item === 'string' ? -1 : item.length)));
  if (lengths.size > 1) throw malformed('Multidimensional arrays must have sub-arrays with matching dimensions.');
}
