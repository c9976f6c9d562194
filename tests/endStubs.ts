import { afterAll, vi } from 'vitest';

// Files share workers: a stub, spy or fake timer that is left over would reach the next file.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
