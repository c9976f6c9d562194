import { expect, it } from 'vitest';
import { presentMigrations } from './presentMigrations.ts';
import { matchesIn } from './SourceText.ts';

const limit = (most: number, how = 'create') => `${how} function public.most() returns int language sql as $$
  select ${most};
$$;`;
const first = `create table public.pets (age int, constraint pets_young check (age <= 10));\n${limit(3)}\n`;

/** The numbers that a rule would find, and in which line. */
const found = (...texts: string[]) =>
  [
    ...matchesIn(
      presentMigrations(texts.map((text, index) => ({ file: `${index + 1}.sql`, text }))),
      /(?:select |pets_young check \(age <= )(\d+)/g,
    ),
  ].map(({ match, place }) => `${place.file}:${place.line} ${match[1]}`);

it('shows rules a function as the last migration defines it, at its place', () => {
  expect(found(first, limit(4, 'create or replace'), limit(5, 'create or replace'))).toEqual(['1.sql:1 10', '3.sql:2 5']);
});

it('does not show a function that was dropped, nor what another of the same name replaced', () => {
  expect(found(first, 'drop function public.most();')).toEqual(['1.sql:1 10']);
  expect(found(first, `drop function if exists public.most();\n${limit(4)}`)).toEqual(['1.sql:1 10', '2.sql:3 4']);
});

it('does not show a check that was dropped', () => {
  const again = 'alter table public.pets drop constraint pets_young, add constraint pets_young check (age <= 20);';
  expect(found(first, again)).toEqual(['1.sql:3 3', '2.sql:1 20']);
});
