import { PgError } from '../PgError.ts';
import { stemEnglish } from './stemEnglish.ts';
import { englishStopWords } from './stopWords.ts';

/** A text search configuration that is implemented. */
export type Config = 'simple' | 'english';

/** An indexed word of a text; positions also count omitted words. */
export interface Lexeme {
  readonly word: string;
  readonly place: number;
}

const others = new Set(
  `arabic armenian basque catalan danish dutch finnish french german greek hindi hungarian indonesian irish italian lithuanian nepali
  norwegian portuguese romanian russian serbian spanish swedish tamil turkish yiddish estonian`.split(/\s+/),
);

/**
 * Finds a configuration by name.
 * @throws PgError 42704, or 0A000 for an unsupported language
 */
export function configOf(name: string): Config {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/^pg_catalog\./, '');
  if (plain === 'simple' || plain === 'english') return plain;
  if (others.has(plain))
    throw new PgError(
      '0A000',
      `the embedded backend does not implement the text search configuration "${plain}"; use english or simple`,
    );
  throw new PgError('42704', `text search configuration "${name}" does not exist`);
}

const domain = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?\.)+\p{L}+`;
const token = new RegExp(
  [
    String.raw`(?<markup><\/?[a-z][^<>]*>|&[a-z]+;)`,
    String.raw`(?<protocol>(?:https?|ftp|file):\/\/)`,
    String.raw`(?<email>[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?@${domain})`,
    String.raw`(?<url>${domain}(?::\d+)?\/[^\s<>"]*)`,
    String.raw`(?<host>${domain}(?![\p{L}\p{N}]))`,
    String.raw`(?<version>\d+(?:\.\d+){2,})`,
    String.raw`(?<number>[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\p{L}\p{N}]))`,
    String.raw`(?<compound>\p{L}[\p{L}\p{N}\p{M}]*(?:-[\p{L}\p{N}\p{M}]+)+)`,
    String.raw`(?<word>[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)`,
  ].join('|'),
  'giu',
);

/** The lexemes of a text, in order. */
export function lexemesOf(text: string, config: Config): readonly Lexeme[] {
  const found: Lexeme[] = [];
  let place = 0;
  const add = (word: string, isStemmed: boolean): void => {
    place++;
    const lower = word.toLowerCase();
    if (!isStemmed || config === 'simple') found.push({ word: lower, place });
    else if (!englishStopWords.has(lower)) found.push({ word: stemEnglish(lower), place });
  };
  for (const { groups = {} } of text.matchAll(token)) {
    const { email, url, host, version, number, compound, word } = groups;
    if (url !== undefined) {
      const path = url.indexOf('/');
      for (const part of [url, url.slice(0, path), url.slice(path)]) add(part, false);
    }
    const verbatim = email ?? host ?? version ?? number;
    if (verbatim !== undefined) add(verbatim, false);
    for (const part of compound === undefined ? [] : [compound, ...compound.split('-')]) add(part, !/\d/.test(part));
    if (word !== undefined) add(word, !/\d/.test(word));
  }
  return found;
}
