import type { Backend } from '../backend.ts';
import { cryptoRandom, randomUuid } from '../random.ts';
import type { RelayMessage } from '../realtime/relay.ts';
import type { StateStorage } from './stateStorage.ts';

/** A message between tabs. `state` means that the stored state has changed. */
interface TabMessage {
  readonly from: string;
  readonly kind: 'hello' | 'state' | 'realtime';
  readonly messages: readonly RelayMessage[];
}

/** One tab's connection to a backend that is shared by all tabs. */
export interface SharedBackend {
  /** Runs an action that may write, exclusively and on the newest state. Its changes are stored when the promise settles. */
  readonly inTurn: <T>(action: () => Promise<T>) => Promise<T>;
  /** Resets to the seed in all tabs. */
  readonly reset: () => void;
  readonly saved: () => Promise<void>;
  /** Disconnects the tab; other tabs see its presence members leave. */
  readonly leave: () => Promise<void>;
}

/** The browser APIs that sharing needs. Node has them too. */
export interface BrowserEnvironment {
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/**
 * Shares a backend with other tabs that use the same storage and `name`: rows through storage, Realtime through messages.
 * Resolves when the stored state is loaded.
 */
export async function shareBackend(
  backend: Backend,
  storage: StateStorage,
  name: string,
  { locks, openChannel }: BrowserEnvironment,
): Promise<SharedBackend> {
  const tab = randomUuid(cryptoRandom());
  const { fingerprint } = backend.snapshot();
  const channel = openChannel(name);
  const { relay } = backend.realtime;
  const known = new Set<string>();
  const leaving = Promise.withResolvers<void>();
  let isFollowing = false;
  let isStored = false;
  let saving = Promise.resolve();
  let changes: RelayMessage[] = [];

  const post = (kind: TabMessage['kind'], messages: readonly RelayMessage[] = []): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches its own origin only
    channel.postMessage({ from: tab, kind, messages } satisfies TabMessage);
  };
  const tellState = (): void => post('state', changes.splice(0));
  const write = <T>(action: () => Promise<T>): Promise<T> => locks.request(`${name}:write`, action);

  /** Each tab holds a lock while it is open; another tab that acquires it knows that the tab was closed. */
  function watch(other: string): void {
    if (known.has(other)) return;
    known.add(other);
    void locks.request(`${name}:tab:${other}`, () => {
      known.delete(other);
      relay.forget(other);
    });
  }

  async function hasCompany(): Promise<boolean> {
    const { held = [] } = await locks.query();
    return held.some((lock) => lock.name?.startsWith(`${name}:tab:`) === true && lock.name !== `${name}:tab:${tab}`);
  }

  /** Loads the stored state, or the seed when another tab has deleted it. */
  async function follow(): Promise<void> {
    const theirs = await storage.load(fingerprint);
    if (theirs === null && !(isStored && storage.isWorking)) return;
    isStored = theirs !== null;
    isFollowing = true;
    if (theirs === null) backend.reset();
    else backend.restore(theirs);
    isFollowing = false;
  }

  async function take({ from, kind, messages }: TabMessage): Promise<void> {
    watch(from);
    if (kind === 'hello') return post('realtime', relay.presence());
    if (kind === 'state') await write(follow);
    for (const message of messages) relay.receive(message, from);
  }

  const hasEntered = Promise.withResolvers<void>();
  void locks.request(`${name}:tab:${tab}`, () => {
    hasEntered.resolve();
    return leaving.promise;
  });
  await hasEntered.promise;
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => void take(data));
  const endSaving = backend.subscribe(() => {
    // The page must not receive a response whose changes a reload could lose.
    if (isFollowing) return saving;
    isStored = true;
    return (saving = storage.save(backend.snapshot).then(tellState));
  });
  const endRelay = relay.subscribe((message) => {
    if (message.kind === 'change') changes.push(message);
    else post('realtime', [message]);
  });
  await write(follow);
  post('hello');

  return {
    inTurn: (action) =>
      write(async () => {
        if (await hasCompany()) await follow();
        return action();
      }),
    reset() {
      isFollowing = true;
      backend.reset();
      isFollowing = false;
      isStored = false;
      saving = write(() => storage.clear()).then(tellState);
    },
    saved: () => saving,
    async leave() {
      endSaving();
      endRelay();
      await saving;
      channel.close();
      leaving.resolve();
    },
  };
}
