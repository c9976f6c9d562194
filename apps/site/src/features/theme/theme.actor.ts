import { encodeTheme, themeMachine, themeStorageKey, viewOfTheme, type ThemeEvent, type ThemeView } from '@duneline/machines';
import { createActor } from 'xstate';
import type { FlowStarter } from '../../lib/flow/createFlow.ts';

/** Starts the theme with the browser's storage and the root element's class (spec §3). */
export const start: FlowStarter<ThemeView | null, ThemeEvent> = (onView) => {
  const actor = createActor(
    themeMachine.provide({
      actions: {
        persist: (_, { theme }) => store(encodeTheme(theme)),
        reportUnreadable: (_, { stored }) => {
          console.warn(`The stored theme "${stored}" is neither dark nor light; it is set aside and the dark theme is shown.`);
          store(null);
        },
      },
    }),
    { input: { stored: readStored() } },
  );
  actor.subscribe((snapshot) => {
    const view = viewOfTheme(snapshot);
    document.documentElement.classList.remove('dark', 'light');
    document.documentElement.classList.add(view.theme);
    onView(view);
  });
  actor.start();
  return actor;
};

function readStored(): string | null {
  try {
    return localStorage.getItem(themeStorageKey);
  } catch {
    return null; // storage is blocked: the theme lasts until the page is closed
  }
}

function store(text: string | null) {
  try {
    if (text === null) localStorage.removeItem(themeStorageKey);
    else localStorage.setItem(themeStorageKey, text);
  } catch (error) {
    console.warn('The browser refuses to store the theme; it lasts until the page is left.', error);
  }
}
