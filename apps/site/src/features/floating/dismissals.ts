import { encodeDismissal } from '@duneline/machines';

/** The stored time of a dismissal as text, `null` when there is none or the browser refuses to say. */
export function readDismissal(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What the machines of things that can be dismissed do to the browser's storage under this key, and only when the visitor acts. */
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
