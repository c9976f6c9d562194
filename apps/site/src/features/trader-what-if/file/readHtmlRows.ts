import type { Row } from './readRows.ts';

const rowStart = /<tr\b[^>]*>/gi;
const cell = /<t[dh]\b([^>]*)>([^]*?)(?=<t[dh]\b|<\/t[dhr]\b|<\/table|$)/gi;

/**
 * The rows of the tables of a report, as far as MetaTrader writes HTML: a worker has no DOM to read more. A cell over several
 * columns takes the place of all of them, and hidden cells, which MetaTrader 5 puts only into rows of trades, take none.
 */
export function readHtmlRows(html: string): readonly Row[] {
  const bare = html.replace(/<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>/gi, (part) => part.replace(/[^\n]/g, ''));
  const starts = [...bare.matchAll(rowStart)].map((match) => ({ at: match.index, end: match.index + match[0].length }));
  let line = 1;
  let counted = 0;
  return starts.map(({ at, end }, index) => {
    line += bare.slice(counted, at).split('\n').length - 1;
    counted = at;
    return { line, cells: cellsOf(bare.slice(end, starts[index + 1]?.at)) };
  });
}

function cellsOf(row: string): readonly string[] {
  return [...row.matchAll(cell)].flatMap(([, attributes = '', content = '']) => {
    if (/\bclass\s*=\s*["']?[^"'>]*\bhidden\b/i.test(attributes)) return [];
    const span = Number(/\bcolspan\s*=\s*["']?(\d{1,3})/i.exec(attributes)?.[1] ?? 1);
    return [textOf(content), ...Array.from({ length: span - 1 }, () => '')];
  });
}

const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  minus: '\u2212',
};

function textOf(content: string): string {
  return content
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}
