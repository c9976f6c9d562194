import type { Backend } from '../backend.ts';
import type { RelayMessage } from '../realtime/relay.ts';
import type { StateStorage } from './stateStorage.ts';

/** What one tab tells the others. `state`: what is stored has changed. */
interface TabMessage {
  readonly from: string;
  readonly kind: 'hello' | 'state' | 'realtime';
  readonly messages: readonly RelayMessage[];
}

/** One tab's part in a backend that all tabs of a browser share. */
export interface SharedBackend {
  /** Runs what may write when no other tab does, on the newest state; what it changed is stored when the promise settles. */
  readonly inTurn: <T>(action: () => Promise<T>) => Promise<T>;
  /** Goes back to the seed, in all tabs. */
  readonly reset: () => void;
  readonly saved: () => Promise<void>;
  /** Takes part no more; others see this tab's members leave. */
  readonly leave: () => Promise<void>;
}

/** What a backend needs from its surroundings to be shared; a browser and Node have it. */
export interface Surroundings {
  readonly locks: Pick<LockManager, 'request' | 'query'>;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/**
 * Shares a backend with the other tabs that use the same storage and `name`: rows through what is stored, and what the Realtime
 * service sends through messages. Resolves when it has the state that was stored.
 */
export async function shareBackend(
  backend: Backend,
  storage: StateStorage,
  name: string,
  { locks, openChannel }: Surroundings,
): Promise<SharedBackend> {
  const tab = crypto.randomUUID();
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

  /** A tab holds a lock of its own as long as it is there: whoever is given it knows that the tab is gone. */
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

  /** Takes over what is stored; where another tab has forgotten it, the seed. */
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
    // The page must not see an answer that a reload could undo.
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
