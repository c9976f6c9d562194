import fc from 'fast-check';
import { createActor, fromPromise } from 'xstate';
import { expect, it, vi } from 'vitest';
import { legalPanelMachine } from './legalPanel.machine.ts';
import { anticipateLegalPanel, initialLegalPanelView, viewOfLegalPanel } from './legalPanel.view.ts';
import { decodeLegalPanel, encodeLegalPanel } from './legalPanelStorage.ts';

function start(stored: string | null, writeText = () => Promise.resolve()) {
  const log: string[] = [];
  const machine = legalPanelMachine.provide({
    actors: { writeText: fromPromise(writeText) },
    actions: {
      rememberExpanded: (_, { isExpanded }) => void log.push(encodeLegalPanel(isExpanded)),
      setAsideUnreadable: (_, params) => void log.push(`aside ${params.stored}`),
      sayCopied: () => void log.push('copied'),
      sayCopyFailed: () => void log.push('failed'),
    },
  });
  const actor = createActor(machine, { input: { stored } }).start();
  return { actor, log, view: () => viewOfLegalPanel(actor.getSnapshot()) };
}

it.each([null, 'true', 'false', 'open'])('shows the same before and after XState is loaded when %j is stored', (stored) => {
  expect(initialLegalPanelView({ stored })).toEqual(start(stored).view());
});

it('anticipates, before XState is loaded, what the machine will show', () => {
  const types = ['panel.expand', 'panel.collapse', 'page.open', 'page.close', 'copy.request'] as const;
  fc.assert(
    fc.property(fc.constantFrom(null, 'true'), fc.array(fc.constantFrom(...types)), (stored, sequence) => {
      const { actor, view } = start(stored);
      let anticipated = initialLegalPanelView({ stored });
      for (const type of sequence) {
        actor.send({ type });
        anticipated = anticipateLegalPanel(anticipated, { type });
        expect(anticipated).toEqual(view());
      }
    }),
  );
});

it('remembers every time what it shows', () => {
  const { actor, log } = start('false');
  actor.send({ type: 'panel.expand' });
  actor.send({ type: 'panel.collapse' });
  expect(log.map(decodeLegalPanel)).toEqual([true, false]);
});

it('begins to write in the very moment of the press, as browsers ask for', () => {
  const writeText = vi.fn(() => Promise.resolve());
  start('true', writeText).actor.send({ type: 'copy.request' });
  expect(writeText).toHaveBeenCalledOnce();
});

it.each([
  ['copied', () => Promise.resolve()],
  ['failed', () => Promise.reject(new DOMException('Denied', 'NotAllowedError'))],
] as const)('says once how the copy went: %s', async (said, writeText) => {
  const { actor, log } = start('true', writeText);
  actor.send({ type: 'copy.request' });
  actor.send({ type: 'copy.request' });
  await vi.waitFor(() => expect(log).toEqual([said]), 30_000);
});

it('sets a text aside that is neither true nor false', () => expect(start('open').log).toEqual(['aside open']));
