import { inspectElixir } from './inspectElixir.ts';

/** One condition on a changed row. */
export interface ChangeFilter {
  readonly column: string;
  readonly operator: string;
  /** As text; for `in`, the list without parentheses. */
  readonly value: string;
  readonly isNegated: boolean;
}

const operators = new Set('eq neq lt lte gt gte in like ilike is match imatch isdistinct'.split(' '));

/** Parses `column=operator.value` conditions, separated by commas. @returns the filters, or the service's error message */
export function parseFilters(text: string): readonly ChangeFilter[] | string {
  if (text.trim() === '') return [];
  const filters: ChangeFilter[] = [];
  for (const segment of splitConditions(text.trim())) {
    const filter = parseCondition(segment.trim());
    if (typeof filter === 'string') return filter;
    filters.push(filter);
  }
  return filters;
}

function parseCondition(segment: string): ChangeFilter | string {
  if (segment === '') return 'filter must not contain empty segments (check for extra commas)';
  const [column, test] = splitOnce(segment, '=');
  if (test === null) return inspectElixir([column]);
  const isNegated = test.startsWith('not.');
  const [operator, value] = splitOnce(isNegated ? test.slice(4) : test, '.');
  if (value === null) return inspectElixir([operator]);
  if (!operators.has(operator)) return inspectElixir([operator, value]);
  if (operator !== 'in') return { column, operator, value: unquote(value), isNegated };
  if (!/^\(.*\)$/s.test(value)) return '`in` filter value must be wrapped by parentheses';
  return { column, operator, value: value.slice(1, -1), isNegated };
}

/** Splits at commas outside parentheses and quotes; quotes start after `.`, `(` or `,`. */
function splitConditions(text: string): readonly string[] {
  const segments: string[] = [];
  let start = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (isQuoted) {
      if (character === '\\') at++;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = at > start && '.(,'.includes(text[at - 1] ?? '');
    else if (character === '(') depth++;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) {
      segments.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...segments, text.slice(start)];
}

function splitOnce(text: string, separator: string): readonly [string, string | null] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

function unquote(value: string): string {
  return /^"(?:[^"\\]|\\.)*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
}
