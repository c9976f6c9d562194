import { textOf } from '../functions/textFunctions.ts';
import { isObject } from '../json.ts';
import { isMatch } from './match.ts';
import type { SearchFunction, SearchOperator } from './names.ts';
import { configOf } from './tokens.ts';
import type { Config } from './tokens.ts';
import { parseTsQuery, plainTsQuery, queryText, webTsQuery } from './tsQuery.ts';
import type { TsQuery } from './tsQuery.ts';
import { joinVectors, parseTsVector, setWeight, toTsVector, vectorText } from './tsVector.ts';
import type { Place, TsVector } from './tsVector.ts';

const isWeight = (text: string): text is Place['weight'] => /^[A-D]$/.test(text);

/** Full-text search functions that return NULL if an argument is NULL; the default configuration is English. */
export const textSearchFunctions: Readonly<Record<SearchFunction, (...args: readonly unknown[]) => unknown>> = {
  to_tsvector: (...args: readonly unknown[]) => vectorText(vectorOf(...configured(args))),
  to_tsquery: (...args: readonly unknown[]) => read(args, parseTsQuery),
  plainto_tsquery: (...args: readonly unknown[]) => read(args, (text, config) => plainTsQuery(text, config, 'and')),
  phraseto_tsquery: (...args: readonly unknown[]) => read(args, (text, config) => plainTsQuery(text, config, 'phrase')),
  websearch_to_tsquery: (...args: readonly unknown[]) => read(args, webTsQuery),
  setweight: (vector: unknown, weight: unknown) => {
    const letter = textOf(weight).toUpperCase();
    return vectorText(isWeight(letter) ? setWeight(parseTsVector(textOf(vector)), letter) : parseTsVector(textOf(vector)));
  },
  tsvector_concat: (left: unknown, right: unknown) =>
    vectorText(joinVectors([parseTsVector(textOf(left)), parseTsVector(textOf(right))])),
  /** `text::tsvector` */
  tsvectorin: (text: unknown) => vectorText(parseTsVector(textOf(text))),
  /** `text::tsquery` */
  tsqueryin: (text: unknown) => queryText(parseTsQuery(textOf(text), null)),
  /** `vector @@ query` */
  ts_match_vq: (vector: unknown, query: unknown) => isMatch(parseTsVector(textOf(vector)), parseTsQuery(textOf(query), null)),
};

/** How PostgREST's operators parse their query. */
const readers: Readonly<Record<SearchOperator, (text: string, config: Config) => TsQuery | null>> = {
  fts: parseTsQuery,
  plfts: (text, config) => plainTsQuery(text, config, 'and'),
  phfts: (text, config) => plainTsQuery(text, config, 'phrase'),
  wfts: webTsQuery,
};

/**
 * Compiles a search in a `tsvector`, a text or JSON.
 * @throws PgError 42601 or 42704
 */
export function compileSearch(
  operator: SearchOperator,
  language: string,
  text: string,
): { readonly inVector: (vector: string) => boolean; readonly inValue: (value: unknown) => boolean } {
  const config = configOf(language);
  const query = readers[operator](text, config);
  return {
    inVector: (vector) => isMatch(parseTsVector(vector), query),
    inValue: (value) => isMatch(vectorOf(value, config), query),
  };
}

/** `to_tsvector` of a text, or of the strings in a JSON value. */
function vectorOf(value: unknown, config: Config): TsVector {
  if (!isObject(value) && !Array.isArray(value)) return toTsVector(textOf(value), config);
  return joinVectors(
    stringsIn(value).map((text) => toTsVector(text, config)),
    1,
  );
}

function configured(args: readonly unknown[]): readonly [value: unknown, config: Config] {
  const [first, second] = args;
  return args.length > 1 ? [second, configOf(textOf(first))] : [first, 'english'];
}

function read(args: readonly unknown[], parse: (text: string, config: Config) => TsQuery | null): string {
  const [value, config] = configured(args);
  return queryText(parse(textOf(value), config));
}

function stringsIn(json: unknown): readonly string[] {
  if (typeof json === 'string') return [json];
  if (Array.isArray(json)) return json.flatMap(stringsIn);
  return isObject(json) ? Object.values(json).flatMap(stringsIn) : [];
}
