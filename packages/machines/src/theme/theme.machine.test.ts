import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { themeMachine } from './theme.machine.ts';
import { initialThemeView, viewOfTheme } from './theme.view.ts';
import { decodeTheme, encodeTheme } from './themeStorage.ts';

function start(stored: string | null) {
  const log: unknown[] = [];
  const machine = themeMachine.provide({
    actions: {
      persist: (_, { theme }) => log.push(['persist', theme]),
      reportUnreadable: (_, params) => log.push(['unreadable', params.stored]),
    },
  });
  return { actor: createActor(machine, { input: { stored } }).start(), log };
}

describe('theme', () => {
  it('persists the theme that it shows, each time', () => {
    const { actor, log } = start(null);
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'theme.set', theme: 'light' });
    actor.send({ type: 'theme.set', theme: 'dark' });
    actor.send({ type: 'theme.set', theme: 'dark' });
    actor.send({ type: 'theme.toggle' });
    expect(log.map((entry) => JSON.stringify(entry))).toEqual(
      ['light', 'light', 'dark', 'dark', 'light'].map((theme) => JSON.stringify(['persist', theme])),
    );
    expect(viewOfTheme(actor.getSnapshot())).toEqual({ theme: 'light' });
  });

  it('says once that the stored text is not a theme, and with which text', () => {
    const { actor, log } = start('purple');
    actor.send({ type: 'theme.toggle' });
    actor.send({ type: 'theme.toggle' });
    expect(log.filter((entry) => JSON.stringify(entry).includes('unreadable'))).toEqual([['unreadable', 'purple']]);
  });

  it.each([null, 'light', 'dark', 'purple', ''])(
    'shows the same before and after XState is loaded when %j is stored',
    (stored) => {
      expect(initialThemeView({ stored })).toEqual(viewOfTheme(start(stored).actor.getSnapshot()));
    },
  );

  it.each(['dark', 'light'] as const)('reads back the stored theme %s as it stands', (theme) => {
    expect(encodeTheme(theme)).toBe(theme);
    expect(decodeTheme(encodeTheme(theme))).toBe(theme);
  });
});
