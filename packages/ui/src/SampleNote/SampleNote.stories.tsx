import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleNote } from './SampleNote.tsx';

const meta = preview.meta({
  title: 'Drawings/SampleNote',
  component: SampleNote,
  args: { children: 'Sample path, simulated' },
  parameters: notes({
    dos: ['Put it into the same block as the figures: "Sample path, simulated".'],
    donts: ['For conditions use Text beside the offer.', 'For a state use a Status or a Badge.'],
    announces: ['Its text.'],
    clause: '§3 Samples; §9 Claims',
  }),
});

export const Note = meta.story({});
