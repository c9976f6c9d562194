import { createHash, randomBytes } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Runs SQL with deterministic time and random values, so that it always produces the same database. `now()` starts at `start` (ms
 * since 1970) and advances by a few milliseconds per statement; generated ids follow a fixed sequence.
 */
export async function runDeterministically<Result>(db: PGlite, start: number, run: () => Promise<Result>): Promise<Result> {
  const send = db.execProtocolRawSync.bind(db);
  let moment = start;
  db.execProtocolRawSync = (message) => {
    moment += 1;
    return withClock(moment, () => send(message));
  };
  replaceRandom(db, fixedBytes());
  try {
    return await run();
  } finally {
    db.execProtocolRawSync = send;
    replaceRandom(db, () => randomBytes(1).readUInt8());
  }
}

/** PGlite reads the time from JavaScript; nothing else runs until it has responded. */
function withClock<Result>(moment: number, run: () => Result): Result {
  const now = Date.now;
  Date.now = () => moment;
  try {
    return run();
  } finally {
    Date.now = now;
  }
}

/** Postgres reads random bytes from this file, again for each value. */
function replaceRandom({ Module: { FS } }: PGlite, nextByte: () => number): void {
  FS.unlink('/dev/urandom');
  FS.createDevice('/dev', 'urandom', nextByte);
}

/** The bytes of the hashes of 0, 1, 2, … */
function fixedBytes(): () => number {
  let [block, index] = [0, 0];
  let bytes = Buffer.alloc(0);
  return () => {
    if (index === bytes.length) {
      bytes = createHash('sha256').update(String(block++)).digest();
      index = 0;
    }
    return bytes.readUInt8(index++);
  };
}
