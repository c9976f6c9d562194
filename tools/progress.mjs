// Says how far something is while it runs, so that a long stage of the tests is never silent.

/** Shorter than the half minute that a reader waits before taking a silent run for a hang. */
const EVERY_MS = 20_000;

/**
 * Prints a line every 20 seconds until it is ended.
 * @param {() => string} words how far it is: "12 of 40 files"
 * @returns {() => void} ends it
 */
export function startProgress(words) {
  const timer = setInterval(() => process.stdout.write(`── ${words()}\n`), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Says what runs, and every 20 seconds for how long it has run; for what cannot count its parts. */
export async function withProgress(words, action) {
  const started = Date.now();
  process.stdout.write(`── ${words}\n`);
  const end = startProgress(() => `${words}: ${Math.round((Date.now() - started) / 1000)} s`);
  try {
    return await action();
  } finally {
    end();
  }
}
