import type { Invariants } from '../moment.ts';

export const theme: Invariants = {
  'one-theme': ({ after }) => after.hasTag('dark') !== after.hasTag('light'),
  'last-persisted-shown': ({ steps, before, after }) => {
    const persisted = steps.flatMap(({ transition }) => transition.definition?.actions ?? []).at(-1);
    const params: unknown = typeof persisted === 'object' ? persisted.params : null;
    const shown = after.hasTag('light') ? 'light' : 'dark';
    return params === null ? before.hasTag(shown) : JSON.stringify(params) === JSON.stringify({ theme: shown });
  },
};
