import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadProject } from './loadDatabase.ts';

const migration = `create extension if not exists pgcrypto with schema extensions;
create table public.pets (
  id uuid primary key default gen_random_uuid(),
  rank bigint generated always as identity,
  word text not null default extensions.crypt('word', extensions.gen_salt('bf', 4)),
  chance float not null default random(),
  made_at timestamptz not null default now(),
  seen_at timestamptz not null default current_timestamp,
  read_at timestamptz not null default clock_timestamp()
);`;

function project(): string {
  const directory = mkdtempSync(join(tmpdir(), 'repeatable-'));
  mkdirSync(join(directory, 'migrations'));
  writeFileSync(join(directory, 'migrations/20260203040506_pets.sql'), migration);
  writeFileSync(join(directory, 'seed.sql'), 'insert into public.pets default values;\n'.repeat(3));
  return directory;
}

interface Pet {
  readonly id: string;
  readonly word: string;
  readonly chance: number;
  readonly made_at: Date;
}

it('leaves the same rows each time, and real ones after the seed', async () => {
  const seeded: Pet[][] = [];
  const later: Pet[] = [];
  for (const directory of [project(), project()]) {
    const db = await loadProject(directory);
    const pets = async (): Promise<Pet[]> => (await db.query<Pet>('select * from public.pets order by rank')).rows;
    seeded.push(await pets());
    await db.exec('insert into public.pets default values');
    later.push(...(await pets()).slice(3));
    await db.close();
  }
  const [first = [], second] = seeded;
  expect(second).toEqual(first);
  expect(new Set(first.flatMap(({ id, word, chance }) => [id, word, chance])).size).toBe(9);
  const moments = first.map(({ made_at }) => made_at.toISOString());
  for (const moment of moments) expect(moment).toMatch(/^2026-02-03T04:05:06\.0/);
  expect([...new Set(moments)].toSorted()).toEqual(moments);
  expect(later[0]?.id).not.toBe(later[1]?.id);
  expect(later[0]?.word).not.toBe(later[1]?.word);
  for (const { made_at } of later) expect(made_at.getTime()).toBeGreaterThan(Date.parse('2026-03-01'));
});
