import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { headerMachine } from '../header/header.machine.ts';
import { scrollProgressMachine } from './scrollProgress.machine.ts';
import { scrollStateOf } from './scrollState.ts';

it('says with the header, after any way of scrolling, what the page shows without XState', () => {
  const position = fc.record({
    scrollTop: fc.integer({ min: -100, max: 3_000 }),
    scrollHeight: fc.integer({ min: 0, max: 3_000 }),
    clientHeight: fc.integer({ min: 0, max: 1_000 }),
  });
  fc.assert(
    fc.property(fc.array(position, { minLength: 1 }), (positions) => {
      const header = createActor(headerMachine).start();
      const bar = createActor(scrollProgressMachine).start();
      for (const at of positions) {
        header.send({ type: 'page.scroll', ...at });
        bar.send({ type: 'page.scroll', ...at });
        expect(scrollStateOf(at)).toEqual({
          isHeaderOpaque: header.getSnapshot().hasTag('opaque'),
          isProgressShown: bar.getSnapshot().hasTag('shown'),
          progress: bar.getSnapshot().context.progress,
        });
      }
    }),
  );
});
