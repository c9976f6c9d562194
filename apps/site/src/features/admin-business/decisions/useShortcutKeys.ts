import { useEffect, useEffectEvent } from 'react';
import { shortcutOf } from './shortcutKeys.ts';

/**
 * Calls an action when its letter is pressed anywhere on the page.
 * @param actions by letter; `null` while an action is not possible
 */
export function useShortcutKeys(actions: Readonly<Record<string, (() => void) | null>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[shortcutOf(event) ?? ''];
    if (!action) return;
    event.preventDefault(); // the letter must not be typed into the field that takes the focus
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    globalThis.addEventListener('keydown', listen);
    return () => globalThis.removeEventListener('keydown', listen);
  }, [isOn]);
}
