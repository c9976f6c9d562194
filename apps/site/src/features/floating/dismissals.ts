import { encodeDismissal } from '@duneline/machines';

/** The stored time of a dismissal, `null` if there is none or storage is blocked. */
export function readDismissal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The storage actions of dismissible overlays' machines for this key, which run only after interactions. */
export const dismissalEffects = (key: string) => ({
  storeDismissal: (_: unknown, { at }: { readonly at: number }) => change(() => localStorage.setItem(key, encodeDismissal(at))),
  setAsideUnreadable: (_: unknown, { stored }: { readonly stored: string | null }) => {
    console.warn(`The time under "${key}" could not be read and is set aside: ${stored}`);
    change(() => localStorage.removeItem(key));
  },
});

function change(storage: () => void) {
  try {
    storage();
  } catch {
    // Storage is blocked: the dismissal lasts until the page is left.
  }
}
