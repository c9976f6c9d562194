/** What people type and the browser stores for them, under its names in specs/site/privacy.yaml. */
export const typedKeys = {
  local: ['checkout'],
  session: ['payoutDraft', 'documentUpload', 'contactDraft'],
  /** Of keys that end in the name of a table: the names and searches of saved views. */
  localBeginnings: ['duneline:views:'],
} as const;

const openChannel = () => new BroadcastChannel('duneline:sign-out');

/** Removes what the person who signs out has typed, in every open tab. A session that merely ends keeps it for signing in again. */
export function forgetTyped(): void {
  forgetHere();
  const channel = openChannel();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(null);
  channel.close();
}

/** Follows `forgetTyped` of other tabs; returns how to stop. */
export function forgetTypedWithOtherTabs(): () => void {
  const channel = openChannel();
  channel.addEventListener('message', forgetHere);
  return () => channel.close();
}

function forgetHere(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (isTyped(key)) localStorage.removeItem(key);
    }
    for (const key of typedKeys.session) sessionStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has stored nothing.
  }
}

const isTyped = (key: string) =>
  typedKeys.local.some((typed) => typed === key) || typedKeys.localBeginnings.some((beginning) => key.startsWith(beginning));
