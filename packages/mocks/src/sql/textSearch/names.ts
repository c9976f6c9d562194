/** PostgREST's operators of full text search. */
export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';

export function isSearchOperator(operator: string): operator is SearchOperator {
  return /^(?:pl|ph|w)?fts$/.test(operator);
}

/** Postgres' functions of full text search, among them those behind its casts and `@@`. */
export const searchFunctions = [
  'to_tsvector',
  'to_tsquery',
  'plainto_tsquery',
  'phraseto_tsquery',
  'websearch_to_tsquery',
  'setweight',
  'tsvector_concat',
  'tsvectorin',
  'tsqueryin',
  'ts_match_vq',
] as const;

export type SearchFunction = (typeof searchFunctions)[number];

/** Whether the query string of a request may search: it has an operator of it, or a cast to one of its types. */
export function mentionsSearch(parameters: URLSearchParams): boolean {
  return /fts(?:\.|%28)|ts(?:vector|query)/.test(parameters.toString());
}
