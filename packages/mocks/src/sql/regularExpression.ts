import { linearExpressions } from '#linear-expressions';
import { PgError } from './PgError.ts';

const classes: Readonly<Record<string, string>> = {
  alpha: String.raw`\p{L}`,
  digit: '0-9',
  alnum: String.raw`\p{L}\p{N}`,
  upper: String.raw`\p{Lu}`,
  lower: String.raw`\p{Ll}`,
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`!-\/:-@\[-\`{-~`,
  xdigit: '0-9A-Fa-f',
  word: String.raw`\p{L}\p{N}_`,
};
/** Escapes with the same meaning, and their JavaScript form if it differs. */
const escapes: Readonly<Record<string, string>> = {
  m: String.raw`\b(?=\w)`,
  M: String.raw`\b(?<=\w)`,
  y: String.raw`\b`,
  Y: String.raw`\B`,
  A: '(?<![^])',
  Z: '(?![^])',
  a: String.raw`\x07`,
  e: String.raw`\x1b`,
};
/** The same for RE2, except word boundaries, which need lookaround. */
const linearEscapes: Readonly<Record<string, string>> = { ...escapes, A: String.raw`\A`, Z: String.raw`\z` };
const known = new Map<string, (text: string) => boolean>();

/**
 * Compiles a Postgres advanced regular expression to a test.
 * @throws PgError 2201B for an invalid pattern, 0A000 for one that JavaScript cannot express
 */
export function compilePattern(source: string, isInsensitive: boolean): (text: string) => boolean {
  const key = `${isInsensitive ? 'i' : ''}/${source}`;
  const compiled = known.get(key);
  if (compiled !== undefined) return compiled;
  const expression = compileExpression(source, isInsensitive ? 'i' : '');
  const test = (text: string): boolean => expression.test(text);
  if (known.size > 500) known.clear();
  known.set(key, test);
  return test;
}

/** Maximum length of a pattern in a request, in characters. */
const longest = 1000;

/**
 * Compiles a filter's pattern from a request for RE2, because a backtracking engine could run forever.
 * @throws PgError as {@link compilePattern}, and 0A000 for a pattern that needs backtracking
 */
export function compileLinearPattern(source: string, isInsensitive: boolean): (text: string) => boolean {
  if (source.length > longest)
    throw new PgError('0A000', `the embedded backend does not run regular expressions of more than ${longest} characters`);
  compileExpression(source, isInsensitive ? 'i' : '');
  return linearExpressions().linearTest(translate(source.replace(/^\*\*\*:/, ''), linearEscapes), isInsensitive);
}

/**
 * Compiles a Postgres advanced regular expression.
 * @throws PgError as {@link compilePattern}
 */
export function compileExpression(source: string, flags: string): RegExp {
  // JavaScript would also take braces.
  if (/(?<!\\)(?:\\\\)*\\u(?![\dA-Fa-f]{4})/.test(source))
    throw new PgError('2201B', String.raw`invalid regular expression: invalid escape \ sequence`);
  const pattern = translate(source.replace(/^\*\*\*:/, ''));
  try {
    return new RegExp(pattern, `su${flags}`);
  } catch (error) {
    throw new PgError('2201B', `invalid regular expression: ${reason(source, error)}`);
  }
}

function translate(source: string, own = escapes): string {
  if (source.startsWith('***=')) return source.slice(4).replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  let result = '';
  for (let at = 0; at < source.length; at++) {
    const character = source[at] ?? '';
    if (character === '\\') result += escaped(source, source[++at], own);
    else if (character === '[') {
      const [text, next] = bracket(source, at);
      result += text;
      at = next;
    } else if (character === '{' && !/^\{\d+(?:,\d*)?\}/.test(source.slice(at))) result += String.raw`\{`;
    else if (character === '}' && !/\{\d+(?:,\d*)?$/.test(source.slice(0, at))) result += String.raw`\}`;
    else if (character === ']') result += String.raw`\]`;
    else if (character === '(' && /^\(\?(?![:=!]|<[=!])/.test(source.slice(at))) throw unsupported(source);
    else result += character;
  }
  return result;
}

function escaped(source: string, letter: string | undefined, own = escapes): string {
  if (letter === undefined) throw new PgError('2201B', String.raw`invalid regular expression: invalid escape \ sequence`);
  if (own[letter] !== undefined) return own[letter];
  // RE2 has no \uXXXX.
  if (/[dDwWsSnrtfv]/.test(letter) || (letter === 'u' && own === escapes)) return `\\${letter}`;
  if (/[1-9]/.test(letter)) return `\\${letter}`;
  if (/[A-Za-z0]/.test(letter)) throw unsupported(source);
  return /[\\^$.*+?()[\]{}|/]/.test(letter) ? `\\${letter}` : letter;
}

function bracket(source: string, start: number): readonly [text: string, end: number] {
  let at = start + 1;
  let result = '[';
  if (source[at] === '^') {
    result += '^';
    at++;
  }
  for (let isFirst = true; at < source.length; isFirst = false) {
    const named = /^\[:(\w+):\]/.exec(source.slice(at));
    const character = source[at] ?? '';
    if (named !== null) {
      const members = classes[named[1] ?? ''];
      if (members === undefined) throw new PgError('2201B', 'invalid regular expression: invalid character class');
      result += members;
      at += named[0].length;
    } else if (/^\[[.=]/.test(source.slice(at))) throw unsupported(source);
    else if (character === ']' && !isFirst) return [`${result}]`, at];
    else if (character === '\\') {
      result += /[dws]/.test(source[at + 1] ?? '') ? `\\${source[at + 1] ?? ''}` : escaped(source, source[at + 1]);
      at += 2;
    } else {
      result += /[[\]\\|^/]/.test(character) ? `\\${character}` : character;
      at++;
    }
  }
  throw new PgError('2201B', 'invalid regular expression: brackets [] not balanced');
}

function reason(source: string, error: unknown): string {
  const text = String(error);
  if (/[Uu]nterminated group|[Uu]nmatched|[Mm]issing \)/.test(text)) return 'parentheses () not balanced';
  if (/[Nn]othing to repeat|[Ll]one quantifier/.test(text)) return 'quantifier operand invalid';
  if (/out of order in character class|[Ii]nvalid.*range/.test(text)) return 'invalid character range';
  if (/numbers out of order/.test(text)) return 'invalid repetition count(s)';
  return /\\\d/.test(source) ? 'invalid backreference number' : 'invalid regular expression';
}

function unsupported(source: string): PgError {
  return new PgError('0A000', `the embedded backend cannot run this regular expression as Postgres does: ${source}`);
}
