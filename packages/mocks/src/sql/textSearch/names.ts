/** PostgREST's full-text search operators. */
export type SearchOperator = 'fts' | 'plfts' | 'phfts' | 'wfts';

export function isSearchOperator(operator: string): operator is SearchOperator {
  return /^(?:pl|ph|w)?fts$/.test(operator);
}

/** Postgres' full-text search functions, including those behind its casts and `@@`. */
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

/** Whether a request may search: its query string has a search operator, or a cast to a search type. */
export function mentionsSearch(parameters: URLSearchParams): boolean {
  return /fts(?:\.|%28)|ts(?:vector|query)/.test(parameters.toString());
}
