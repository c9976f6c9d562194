import { setup } from 'xstate';
import { decodeTheme } from './themeStorage.ts';
import type { Theme } from './themeStorage.ts';

export interface ThemeInput {
  /** The value stored under `themeStorageKey`, `null` if there is none. */
  readonly stored: string | null;
}

export type ThemeEvent = { readonly type: 'theme.toggle' } | { readonly type: 'theme.set'; readonly theme: Theme };

/** The dark or light theme (spec §4): toggled, set, or restored from storage. Provide `persist` and `reportUnreadable`. */
export const themeMachine = setup({
  types: {
    input: {} as ThemeInput,
    context: {} as ThemeInput,
    events: {} as ThemeEvent,
    tags: {} as Theme,
  },
  actions: {
    /** Provided: stores the theme. */
    persist: (_, _params: { readonly theme: Theme }) => {},
    /** Provided: logs once that the stored text is not a theme. */
    reportUnreadable: (_, _params: { readonly stored: string | null }) => {},
  },
  guards: {
    isStoredLight: ({ context }) => decodeTheme(context.stored) === 'light',
    isStoredUnreadable: ({ context }) => context.stored !== null && decodeTheme(context.stored) === null,
    isDarkAsked: ({ event }) => event.type === 'theme.set' && event.theme === 'dark',
    isLightAsked: ({ event }) => event.type === 'theme.set' && event.theme === 'light',
  },
}).createMachine({
  id: 'theme',
  context: ({ input }) => input,
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: 'isStoredLight', target: 'light' },
        {
          guard: 'isStoredUnreadable',
          target: 'dark',
          actions: { type: 'reportUnreadable', params: ({ context }) => ({ stored: context.stored }) },
        },
        { target: 'dark' },
      ],
    },
    dark: {
      tags: 'dark',
      on: {
        'theme.toggle': { target: 'light', actions: { type: 'persist', params: { theme: 'light' } } },
        'theme.set': [
          { guard: 'isLightAsked', target: 'light', actions: { type: 'persist', params: { theme: 'light' } } },
          { actions: { type: 'persist', params: { theme: 'dark' } } },
        ],
      },
    },
    light: {
      tags: 'light',
      on: {
        'theme.toggle': { target: 'dark', actions: { type: 'persist', params: { theme: 'dark' } } },
        'theme.set': [
          { guard: 'isDarkAsked', target: 'dark', actions: { type: 'persist', params: { theme: 'dark' } } },
          { actions: { type: 'persist', params: { theme: 'light' } } },
        ],
      },
    },
  },
});
