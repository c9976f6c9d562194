import type { CommittedChange, Store } from '../store/Store.ts';
import { fromBase64, toBase64 } from './base64.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** The contents of stored objects in base64, by the version in the object's row; for `dump` and `load`. */
export type BlobDump = Readonly<Record<string, string>>;

interface Entry {
  readonly bytes: Bytes;
  base64: string | null;
}

/** The contents of stored objects by version. Versions are immutable, and removed with their rows. */
export class Blobs {
  private blobs = new Map<string, Entry>();

  constructor(store: Store) {
    store.commitListeners.add((changes) => this.forget(changes));
  }

  get(version: unknown): Bytes | null {
    return this.blobs.get(String(version))?.bytes ?? null;
  }

  put(version: string, bytes: Bytes): void {
    this.blobs.set(version, { bytes, base64: null });
  }

  delete(version: string): void {
    this.blobs.delete(version);
  }

  dump(): BlobDump {
    return Object.fromEntries([...this.blobs].map(([version, blob]) => [version, (blob.base64 ??= toBase64(blob.bytes))]));
  }

  load(dump: BlobDump): void {
    this.blobs = new Map(Object.entries(dump).map(([version, base64]) => [version, { bytes: fromBase64(base64), base64 }]));
  }

  private forget(changes: readonly CommittedChange[]): void {
    for (const { table, before, after } of changes) {
      const isObject = table.definition.schema === 'storage' && table.definition.name === 'objects';
      const version = before?.['version'];
      if (isObject && typeof version === 'string' && version !== after?.['version']) this.delete(version);
    }
  }
}
