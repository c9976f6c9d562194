import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { sideMenuMachine } from './sideMenu.machine.ts';
import { initialSideMenuView, viewOfSideMenu } from './sideMenu.view.ts';

it('shows the same before and after XState is loaded', () => {
  expect(initialSideMenuView).toEqual(viewOfSideMenu(createActor(sideMenuMachine).start().getSnapshot()));
});
