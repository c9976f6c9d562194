import { PgError } from '../PgError.ts';
import type { Config } from './tokens.ts';
import { lexemesOf } from './tokens.ts';
import { quoteWord } from './tsVector.ts';

/** A text search query; `stop` marks an omitted word, and is removed from a finished query. */
export type TsQuery =
  | { readonly kind: 'word'; readonly word: string; readonly isPrefix: boolean; readonly weights: string }
  | { readonly kind: 'stop' }
  | { readonly kind: 'not'; readonly arg: TsQuery }
  | { readonly kind: 'and'; readonly left: TsQuery; readonly right: TsQuery }
  | { readonly kind: 'or'; readonly left: TsQuery; readonly right: TsQuery }
  | { readonly kind: 'phrase'; readonly distance: number; readonly left: TsQuery; readonly right: TsQuery };

/** How the words of one operand are joined. */
type Join = 'and' | 'phrase';

/**
 * Parses `fat & (rat | !cat) <2> dog:*A`; if `config` is `null`, words are used unchanged.
 * @throws PgError 42601
 */
export function parseTsQuery(text: string, config: Config | null): TsQuery | null {
  let at = 0;
  const skip = (): void => {
    while (/\s/.test(text[at] ?? '')) at++;
  };
  const takes = (expression: RegExp): RegExpExecArray | null => {
    skip();
    expression.lastIndex = at;
    const match = expression.exec(text);
    if (match !== null) at = expression.lastIndex;
    return match;
  };
  const fail = (isOperand = false): never => {
    const what = isOperand && at >= text.length ? 'no operand' : 'syntax error';
    throw new PgError('42601', `${what} in tsquery: "${text}"`);
  };
  const binary =
    (next: () => TsQuery, operator: RegExp, join: (left: TsQuery, right: TsQuery, match: RegExpExecArray) => TsQuery) =>
    (): TsQuery => {
      let left = next();
      for (let match = takes(operator); match !== null; match = takes(operator)) left = join(left, next(), match);
      return left;
    };
  const operand = (): TsQuery => {
    if (takes(/!/y) !== null) return { kind: 'not', arg: operand() };
    if (takes(/\(/y) !== null) {
      const inner = disjunction();
      return takes(/\)/y) === null ? fail() : inner;
    }
    const match = takes(/(?:'((?:[^'\\]|''|\\.)*)'|((?:[^\s'&|!()<:\\]|\\.)(?:[^\s&|!()<:\\]|\\.)*))(?::([abcd*]*))?/iy);
    if (match === null) return fail(true);
    const word = (match[1] ?? match[2] ?? '').replaceAll(
      /''|\\(.)/g,
      (pair, escaped: string | undefined) => escaped ?? pair[0] ?? '',
    );
    const flags = (match[3] ?? '').toUpperCase();
    const marks = {
      isPrefix: flags.includes('*'),
      weights: ['A', 'B', 'C', 'D'].filter((letter) => flags.includes(letter)).join(''),
    };
    return config === null ? { kind: 'word', word, ...marks } : wordsQuery(word, config, 'phrase', marks);
  };
  const phrase = binary(operand, /<(-|\d+)>/y, (left, right, match) => ({
    kind: 'phrase',
    distance: match[1] === '-' ? 1 : Number(match[1]),
    left,
    right,
  }));
  const conjunction = binary(phrase, /&/y, (left, right) => ({ kind: 'and', left, right }));
  const disjunction = binary(conjunction, /\|/y, (left, right) => ({ kind: 'or', left, right }));
  if (text.trim() === '') return null;
  const query = disjunction();
  skip();
  return at < text.length ? fail() : withoutStops(query);
}

/** `plainto_tsquery` and `phraseto_tsquery`. */
export function plainTsQuery(text: string, config: Config, join: Join): TsQuery | null {
  return withoutStops(wordsQuery(text, config, join, { isPrefix: false, weights: '' }));
}

/**
 * `websearch_to_tsquery`: words are ANDed, `"…"` is a phrase, `or` an alternative, `-` a negation; there are no syntax errors.
 */
export function webTsQuery(text: string, config: Config): TsQuery | null {
  const marks = { isPrefix: false, weights: '' };
  let alternatives: TsQuery | null = null;
  let joined: TsQuery | null = null;
  for (const match of text.matchAll(/(?<![^\s"])(-*)(?:"([^"]*)(?:"|$)|([^\s"]+))|(-*)"([^"]*)(?:"|$)|([^\s"]+)/g)) {
    const isNegated = (match[1] ?? match[4] ?? '') !== '';
    const quoted = match[2] ?? match[5];
    const word = match[3] ?? match[6] ?? '';
    if (quoted === undefined && word.toLowerCase() === 'or' && joined !== null && !isNegated) {
      alternatives = either(alternatives, joined);
      joined = null;
      continue;
    }
    const found = wordsQuery(quoted ?? word, config, 'phrase', marks);
    const term: TsQuery = isNegated ? { kind: 'not', arg: found } : found;
    joined = joined === null ? term : { kind: 'and', left: joined, right: term };
  }
  const whole = joined === null ? alternatives : either(alternatives, joined);
  return whole === null ? null : withoutStops(whole);
}

/** Prints a query as Postgres does. */
export function queryText(query: TsQuery | null): string {
  return query === null ? '' : print(query, 0, false);
}

const priorities = { or: 1, and: 2, phrase: 3, not: 4 } as const;

function print(query: TsQuery, outer: number, isRightOfPhrase: boolean): string {
  if (query.kind === 'stop') return '';
  if (query.kind === 'word') {
    const marks = (query.isPrefix ? '*' : '') + query.weights;
    return quoteWord(query.word) + (marks === '' ? '' : `:${marks}`);
  }
  const priority = priorities[query.kind];
  if (query.kind === 'not') {
    const isGroup = query.arg.kind === 'and' || query.arg.kind === 'or' || query.arg.kind === 'phrase';
    return isGroup ? `!( ${print(query.arg, 0, false)} )` : `!${print(query.arg, priority, false)}`;
  }
  const symbol = query.kind === 'or' ? '|' : query.kind === 'and' ? '&' : query.distance === 1 ? '<->' : `<${query.distance}>`;
  const text = `${print(query.left, priority, false)} ${symbol} ${print(query.right, priority, query.kind === 'phrase')}`;
  return priority < outer || (isRightOfPhrase && query.kind === 'phrase') ? `( ${text} )` : text;
}

function either(left: TsQuery | null, right: TsQuery): TsQuery {
  return left === null ? right : { kind: 'or', left, right };
}

function wordsQuery(
  text: string,
  config: Config,
  join: Join,
  marks: { readonly isPrefix: boolean; readonly weights: string },
): TsQuery {
  let query: TsQuery | null = null;
  let last = 0;
  const add = (term: TsQuery): void => {
    if (query === null) query = term;
    else
      query =
        join === 'and' ? { kind: 'and', left: query, right: term } : { kind: 'phrase', distance: 1, left: query, right: term };
  };
  for (const { word, place } of lexemesOf(text, config)) {
    for (; last > 0 && last + 1 < place; last++) add({ kind: 'stop' });
    last = place;
    add({ kind: 'word', word, ...marks });
  }
  return query ?? { kind: 'stop' };
}

interface Cleaned {
  readonly query: TsQuery | null;
  /** Distances of removed words, added to the phrase on their left and right. */
  readonly before: number;
  readonly after: number;
}

function withoutStops(query: TsQuery): TsQuery | null {
  return clean(query).query;
}

function clean(query: TsQuery): Cleaned {
  if (query.kind === 'word') return { query, before: 0, after: 0 };
  if (query.kind === 'stop') return { query: null, before: 0, after: 0 };
  if (query.kind === 'not') {
    const inner = clean(query.arg);
    return { ...inner, query: inner.query === null ? null : { kind: 'not', arg: inner.query } };
  }
  const [left, right] = [clean(query.left), clean(query.right)];
  const isPhrase = query.kind === 'phrase';
  const distance = isPhrase ? query.distance : 0;
  if (left.query === null && right.query === null) {
    const gone = isPhrase ? left.before + distance + right.before : Math.max(left.before, right.before);
    return { query: null, before: gone, after: gone };
  }
  if (left.query === null) return isPhrase ? { ...right, before: left.before + distance + right.before } : right;
  if (right.query === null) return isPhrase ? { ...left, after: left.after + distance + right.after } : left;
  if (!isPhrase) return { query: { kind: query.kind, left: left.query, right: right.query }, before: 0, after: 0 };
  const kept: TsQuery = { kind: 'phrase', distance: distance + left.after + right.before, left: left.query, right: right.query };
  return { query: kept, before: left.before, after: right.after };
}
