import type { SnapshotFrom } from 'xstate';
import type { ThemeInput, themeMachine } from './theme.machine.ts';
import { decodeTheme, defaultTheme } from './themeStorage.ts';
import type { Theme } from './themeStorage.ts';

export interface ThemeView {
  readonly theme: Theme;
}

/** The initial view for this input, for use before XState has loaded. */
export function initialThemeView(input: ThemeInput): ThemeView {
  return { theme: decodeTheme(input.stored) ?? defaultTheme };
}

/** What a screen shows for a snapshot of `themeMachine`. */
export function viewOfTheme(snapshot: SnapshotFrom<typeof themeMachine>): ThemeView {
  return { theme: snapshot.hasTag('light') ? 'light' : 'dark' };
}
