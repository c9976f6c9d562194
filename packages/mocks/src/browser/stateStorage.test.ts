import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openNotes } from '../fixtures/openNotes.ts';
import { StateStorage } from './stateStorage.ts';
import type { ValueStore } from './stateStorage.ts';

const { backend } = openNotes();
const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReturnValue());
afterEach(() => void warn.mockReset());

function open(initial?: unknown) {
  const values = new Map<string, unknown>(initial === undefined ? [] : [['key', initial]]);
  const set = vi.fn(async (key: string, value: unknown) => void values.set(key, value));
  const store: ValueStore = { get: async (key) => values.get(key), set, del: async (key) => void values.delete(key) };
  return { values, set, storage: new StateStorage(store, 'key') };
}

describe('StateStorage', () => {
  it('gives back what it stored', async () => {
    const { storage } = open();
    await storage.save(backend.snapshot);
    expect(await storage.load('notes-1')).toEqual(backend.snapshot());
    expect(warn).not.toHaveBeenCalled();
  });

  it('has nothing before anything was stored, and after it was cleared', async () => {
    const { storage } = open();
    expect(await storage.load('notes-1')).toBeNull();
    await storage.save(backend.snapshot);
    await storage.clear();
    expect(await storage.load('notes-1')).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['that is no state', 'scribble', 'cannot be read'],
    ['whose tables are broken', { ...backend.snapshot(), tables: { 'public.notes': [1] } }, 'cannot be read'],
    ['that holds no files', { ...backend.snapshot(), blobs: undefined }, 'cannot be read'],
    ['of other specs', { ...backend.snapshot(), fingerprint: 'old' }, 'was stored under other specs'],
  ])('sets a value aside %s', async (_, value, why) => {
    const { storage, values } = open(value);
    expect(await storage.load('notes-1')).toBeNull();
    expect([...values]).toEqual([['key:set-aside', value]]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      `The embedded backend's stored state ${why}; it was moved to "key:set-aside", and the backend starts from its seed.`,
    );
  });

  it('makes one write of all that come while another is under way', async () => {
    const { storage, set } = open();
    await Promise.all([1, 2, 3, 4].map(() => storage.save(backend.snapshot)));
    expect(set).toHaveBeenCalledTimes(2);
  });

  it('goes on in memory after one warning where nothing can be stored', async () => {
    const refuse = () => Promise.reject(new Error('no storage in private mode'));
    const storage = new StateStorage({ get: refuse, set: refuse, del: refuse }, 'key');
    expect(await storage.load('notes-1')).toBeNull();
    await storage.save(backend.snapshot);
    await storage.clear();
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The embedded backend cannot keep its state in this browser, and forgets it on reload: Error: no storage in private mode.',
    );
  });
});
