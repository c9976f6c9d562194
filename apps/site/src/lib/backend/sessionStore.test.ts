import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Store = typeof import('./sessionStore.ts');
let module: Store;

beforeEach(async () => {
  vi.resetModules();
  module = await import('./sessionStore.ts');
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const full = {
  getItem: () => null,
  setItem() {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem() {},
};

const blocked = {
  get getItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  },
  get setItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  },
  get removeItem(): never {
    throw new DOMException('blocked', 'SecurityError');
  },
};

it.each([
  ['full', full],
  ['blocked', blocked],
])('keeps the session in memory where storage is %s, and says so once', (_what, storage) => {
  vi.stubGlobal('localStorage', storage);
  const { sessionStore, onStorageRefused } = module;
  const tell = vi.fn();
  onStorageRefused(tell);
  sessionStore.setItem('session', 'a');
  sessionStore.setItem('session', 'b');
  expect(sessionStore.getItem('session')).toBe('b');
  expect(tell).toHaveBeenCalledOnce();
  sessionStore.removeItem('session');
  expect(sessionStore.getItem('session')).toBeNull();
});

it('tells who asks later, too', () => {
  vi.stubGlobal('localStorage', full);
  module.sessionStore.setItem('session', 'a');
  const tell = vi.fn();
  module.onStorageRefused(tell);
  expect(tell).toHaveBeenCalledOnce();
});

it('keeps it in local storage where that works', () => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  const tell = vi.fn();
  module.onStorageRefused(tell);
  module.sessionStore.setItem('session', 'a');
  expect([...values]).toEqual([['session', 'a']]);
  expect(module.sessionStore.getItem('session')).toBe('a');
  expect(tell).not.toHaveBeenCalled();
});
