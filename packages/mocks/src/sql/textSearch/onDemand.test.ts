import { expect, it } from 'vitest';
import { mentionsSearch } from './names.ts';
import { loadTextSearch, textSearch } from './lazy.ts';

it('says how to load what is not there yet, and then has it', async () => {
  expect(textSearch).toThrow('await loadTextSearch()');
  await loadTextSearch();
  expect(textSearch().textSearchFunctions.to_tsvector('english', 'running')).toBe("'run':1");
});

it.each([
  ['body=fts.fox', true],
  ['body=not.plfts(english).the%20fox', true],
  ['or=(title.eq.a,body.wfts(simple).b)', true],
  ['and=%28body%2Ephfts%2Efox%29', true],
  ['select=body::tsvector', true],
  ['body=eq.fox&order=title', false],
])('sees in %s whether a request may search: %s', (query, isSearching) => {
  expect(mentionsSearch(new URLSearchParams(query))).toBe(isSearching);
});
