import type { BackendSpec, ScenarioSpec } from '@duneline/specs/contract';
import { describe, expect, it } from 'vitest';
import { createClock } from '../clock.ts';
import { createBackend } from '../createBackend.ts';
import { ada, ben, notesSpec, redTeam } from '../fixtures/notes.ts';

const noTeams: ScenarioSpec = { name: 'no-teams', summary: 'There is no team.', tables: { teams: [] } };
const personas = { reader: { name: 'reader', summary: 'Is not signed in.', account: null } };
const spec: BackendSpec = { ...notesSpec, personas, scenarios: { 'no-teams': noTeams } };

function open(scenario?: ScenarioSpec | string) {
  const clock = createClock('2026-03-01T09:00:00Z');
  const backend = createBackend(spec, { clock, ...(scenario !== undefined && { scenario }) });
  const rows = async (path: string): Promise<unknown> => {
    const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: backend.keys.serviceRole } });
    return await response.json();
  };
  return { backend, clock, rows };
}

const scenarioWith = (tables: ScenarioSpec['tables']): ScenarioSpec => ({ name: 'own', summary: 'For one test.', tables });

describe('a scenario', () => {
  it('is chosen by its name, or given whole', () => {
    expect(open('no-teams').backend.scenario).toBe(noTeams);
    expect(open(noTeams).backend.scenario).toBe(noTeams);
    expect(open().backend.scenario).toBeNull();
  });

  it('that nobody knows is refused with those that there are', () => {
    const sentence = 'There is no scenario "no-tea"; this project has no-teams.';
    expect(() => open('no-tea')).toThrow(new RangeError(sentence));
    const { backend } = open('no-teams');
    expect(() => backend.setScenario('no-tea')).toThrow(sentence);
    expect(backend.scenario).toBe(noTeams);
  });

  it('with a fault that no request can meet is refused', () => {
    const { backend } = open('no-teams');
    const faults = [{ on: 'GET rest.nots', answer: 'network-error' }] as const;
    expect(() => backend.setScenario({ ...scenarioWith({}), faults })).toThrow(
      new RangeError(
        'The scenario "own" has a fault on "GET rest.nots", which is no operation, table or function of the project.',
      ),
    );
    expect(backend.scenario).toBe(noTeams);
  });

  it.each([42, 199, 600, 404.5, Number.NaN])('with a fault that answers with the status %s is refused', (status) => {
    expect(() => open({ ...scenarioWith({}), faults: [{ on: 'rest.notes', answer: { status } }] })).toThrow(
      new RangeError(
        `The scenario "own" answers "rest.notes" with the status ${status}; a status is a whole number from 200 to 599.`,
      ),
    );
  });

  it('that begins as a persona whom nobody knows is refused', () => {
    const { backend } = open('no-teams');
    expect(() => backend.setScenario({ ...scenarioWith({}), persona: 'admn' })).toThrow(
      new RangeError('The scenario "own" begins as the persona "admn", but this project has reader.'),
    );
    expect(backend.scenario).toBe(noTeams);
    expect(open({ ...scenarioWith({}), persona: 'reader' }).backend.scenario?.persona).toBe('reader');
  });

  it.each(['*', 'rest.*', 'GET rest.notes', 'POST auth.token', 'storage.object.*'])('may have a fault on %s', (on) => {
    expect(() => open({ ...scenarioWith({}), faults: [{ on, answer: 'network-error' }] })).not.toThrow();
  });

  it('puts its list in place of a table, and takes what refers to the old rows with them', async () => {
    const { rows } = open(scenarioWith({ teams: [{ id: redTeam, name: 'Other' }], notes: [{ owner: ada, title: 'Only one' }] }));
    expect(await rows('teams')).toEqual([{ id: redTeam, name: 'Other' }]);
    expect(await rows('members')).toEqual([]);
    expect(await rows('notes?select=id,title,status,title_length')).toEqual([
      { id: 6, title: 'Only one', status: 'draft', title_length: 8 },
    ]);
  });

  it('takes along what refers to a row that it leaves out, or clears the reference where that may be', async () => {
    const { rows } = open(scenarioWith({ teams: { without: [{ name: 'Red' }] } }));
    expect([await rows('teams'), await rows('members')]).toEqual([[], []]);
    expect(await rows('notes?select=team_id&id=eq.3')).toEqual([{ team_id: null }]);
  });

  it('changes single rows by their key, adds others, and leaves some out', async () => {
    const { backend, rows } = open(
      scenarioWith({
        notes: {
          without: [{ owner: ben }],
          with: [
            { id: 1, title: 'Renamed' },
            { id: 40, owner: ben, title: 'New' },
          ],
        },
      }),
    );
    expect(await rows('notes?select=id,title,title_length&order=id')).toEqual([
      { id: 1, title: 'Renamed', title_length: 7 },
      { id: 2, title: 'Published by Ada', title_length: 16 },
      { id: 3, title: 'For the red team', title_length: 16 },
      { id: 40, title: 'New', title_length: 3 },
    ]);
    const created = await backend.fetch(`${backend.url}/rest/v1/notes?select=id`, {
      method: 'POST',
      headers: { apikey: backend.keys.serviceRole, 'content-type': 'application/json', prefer: 'return=representation' },
      body: JSON.stringify({ owner: ada, title: 'After' }),
    });
    expect(await created.json()).toEqual([{ id: 41 }]);
  });

  it.each<[string, ScenarioSpec['tables'], string]>([
    ['a table that the project lacks', { orders: [] }, 'at tables.orders: the project has no such table.'],
    ['a column that the table lacks', { teams: [{ colour: 'red' }] }, 'column "colour" of relation "teams" does not exist'],
    ['a row to leave out that is not there', { teams: { without: [{ name: 'Blue' }] } }, 'no row has {"name":"Blue"}'],
    ['a reference to nothing', { notes: { with: [{ id: 1, team_id: ada }] } }, 'violates foreign key constraint'],
    ['a broken check', { notes: { with: [{ id: 1, rank: -1 }] } }, 'violates check constraint "notes_rank_positive"'],
    ['a missing value', { notes: { with: [{ id: 1, title: null }] } }, 'null value in column "title"'],
    ['a repeated key', { teams: [{ name: 'Red' }, { name: 'Red' }] }, 'duplicate key value'],
    ['a value of the wrong type', { notes: { with: [{ id: 1, rank: 'high' }] } }, 'invalid input syntax for type integer'],
  ])('with %s is refused, and nothing changes', (_, tables, sentence) => {
    const { backend } = open('no-teams');
    const before = backend.snapshot();
    expect(() => backend.setScenario(scenarioWith(tables))).toThrow(
      'The scenario "own" cannot be laid over the seed, at tables.',
    );
    expect(() => backend.setScenario(scenarioWith(tables))).toThrow(sentence);
    expect(backend.snapshot()).toEqual(before);
    expect(backend.scenario).toBe(noTeams);
  });

  it('moves the clock while it lasts', () => {
    const { backend, clock } = open({ name: 'later', summary: 'A year on.', clock: '2027-03-01T09:00:00Z' });
    expect(new Date(clock.now()).toISOString()).toBe('2027-03-01T09:00:00.000Z');
    clock.advance(1000);
    backend.setScenario(null);
    expect(new Date(clock.now()).toISOString()).toBe('2026-03-01T09:00:01.000Z');
    expect(() => backend.setScenario({ name: 'never', summary: '', clock: 'tomorrow' })).toThrow(
      '"tomorrow", which is no ISO 8601',
    );
  });

  it('is there again after a reset, and gone when none is chosen', async () => {
    const { backend, rows } = open('no-teams');
    backend.reset();
    expect(await rows('teams')).toEqual([]);
    backend.setScenario(null);
    expect(await rows('teams')).toEqual([{ id: redTeam, name: 'Red' }]);
  });

  it('can be made from what a backend holds, and gives another backend the same rows', async () => {
    const first = open('no-teams');
    const admin = { apikey: first.backend.keys.serviceRole, 'content-type': 'application/json' };
    const send = (method: string, path: string, body: object): Promise<Response> =>
      first.backend.fetch(first.backend.url + path, { method, headers: admin, body: JSON.stringify(body) });
    await send('PATCH', '/rest/v1/notes?id=eq.1', { title: 'Changed' });
    await send('POST', '/rest/v1/notes', { owner: ben, title: 'Added', meta: { deep: [1, null] } });
    await send('POST', '/auth/v1/signup', { email: 'new@notes.example', password: 'long enough' });
    const exported = first.backend.exportScenario('mine', 'As I left it.');
    expect(Object.keys(exported.tables ?? {})).toEqual(['auth.users', 'auth.identities', 'teams', 'members', 'notes']);
    const second = open(JSON.parse(JSON.stringify(exported)));
    for (const table of ['teams', 'members', 'notes']) {
      expect(await second.rows(`${table}?order=id`)).toEqual(await first.rows(`${table}?order=id`));
    }
    expect(second.backend.exportScenario('mine', 'As I left it.')).toEqual(exported);
    expect(open().backend.exportScenario('seed', 'The seed.').tables).toEqual({});
  });
});
