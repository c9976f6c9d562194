import type { BackendState } from '../backend.ts';

/** A key-value store; IndexedDB in the browser. */
export interface ValueStore {
  readonly get: (key: string) => Promise<unknown>;
  readonly set: (key: string, value: unknown) => Promise<void>;
  readonly del: (key: string) => Promise<void>;
}

/** Stores a backend's state between visits. Its methods never throw; the first failure is logged. */
export class StateStorage {
  private readonly store: ValueStore;
  private readonly key: string;
  private hasWarned = false;
  private next: (() => BackendState) | null = null;
  private writing: Promise<void> | null = null;

  constructor(store: ValueStore, key: string) {
    this.store = store;
    this.key = key;
  }

  /** Whether all reads and writes have succeeded so far. */
  get isWorking(): boolean {
    return !this.hasWarned;
  }

  /** The stored state, or `null` when there is none with this fingerprint. State with another fingerprint is discarded. */
  async load(fingerprint: string): Promise<BackendState | null> {
    return this.attempt(null, async () => {
      const value = await this.store.get(this.key);
      if (value === undefined) return null;
      if (!isState(value)) await this.setAside(value, 'cannot be read');
      else if (value.fingerprint !== fingerprint) await this.setAside(value, 'was stored under other specs');
      else return value;
      return null;
    });
  }

  /** Stores the result of `state()` at the time of writing. Calls during a write are merged into one more write. */
  async save(state: () => BackendState): Promise<void> {
    this.next = state;
    this.writing ??= this.write().finally(() => (this.writing = null));
    return this.writing;
  }

  /** Deletes the stored state. */
  async clear(): Promise<void> {
    this.next = null;
    await this.writing;
    await this.attempt(undefined, () => this.store.del(this.key));
  }

  private async write(): Promise<void> {
    while (this.next !== null) {
      const state = this.next;
      this.next = null;
      await this.attempt(undefined, () => this.store.set(this.key, state()));
    }
  }

  private async setAside(value: unknown, why: string): Promise<void> {
    console.warn(
      `The embedded backend's stored state ${why}; it was moved to "${this.key}:set-aside", and the backend starts from its seed.`,
    );
    await this.store.set(`${this.key}:set-aside`, value);
    await this.store.del(this.key);
  }

  private async attempt<T>(fallback: T, action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      if (!this.hasWarned)
        console.warn(`The embedded backend cannot keep its state in this browser, and forgets it on reload: ${String(error)}.`);
      this.hasWarned = true;
      return fallback;
    }
  }
}

function isState(value: unknown): value is BackendState {
  if (!isRecord(value) || typeof value['fingerprint'] !== 'string' || !Array.isArray(value['mails'])) return false;
  const { tables, sequences, blobs } = value;
  return (
    isRecord(tables) &&
    Object.values(tables).every((rows) => Array.isArray(rows) && rows.every(isRecord)) &&
    isRecord(sequences) &&
    isRecord(blobs) &&
    Object.values(sequences).every((last) => typeof last === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
