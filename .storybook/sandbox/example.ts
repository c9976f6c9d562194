import { writePage } from './address.ts';

/** A small example page. */
export const example = writePage(
  [
    { kind: 'section', props: { name: 'Opening' } },
    { kind: 'heading', props: { words: 'One page, from blocks of the kit', level: '1' } },
    { kind: 'text', props: { size: 'lg', tone: 'muted' } },
    { kind: 'section', props: { name: 'Programs' } },
    { kind: 'heading', props: { words: 'A program and its terms' } },
    { kind: 'plan-card', props: { isAdvised: true } },
    { kind: 'section', props: { name: 'Figures' } },
    { kind: 'stats-band', props: {} },
    { kind: 'section', props: { name: 'Questions' } },
    { kind: 'faq', props: {} },
  ].map((block, id) => ({ id, ...block })),
);
