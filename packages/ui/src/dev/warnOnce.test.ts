import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { warnOnce } from './warnOnce.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('warnOnce', () => {
  it('says a misuse once, with what it is about', () => {
    warnOnce(true, 'A meter has no name.', 'first');
    warnOnce(true, 'A meter has no name.', 'second');
    expect(vi.mocked(console.warn).mock.calls).toEqual([['A meter has no name.', 'first']]);
  });

  it('is silent when nothing is misused', () => {
    warnOnce(false, 'A table has no caption.');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('is silent in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    warnOnce(true, 'A dialog has no title.');
    expect(console.warn).not.toHaveBeenCalled();
  });
});
