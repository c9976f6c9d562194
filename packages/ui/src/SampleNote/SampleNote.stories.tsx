import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { SampleNote } from './SampleNote.tsx';

const meta = preview.meta({
  title: 'Drawings/SampleNote',
  component: SampleNote,
  args: { children: 'Sample path, simulated' },
  parameters: notes({
    dos: ['Put it in the same block as the figures: "Sample path, simulated".'],
    donts: ['Who states a condition writes it beside the promise, as Text.', 'How something stands is a Status or a Badge.'],
    announces: ['Its words, where they stand.'],
    clause: '§2 Home page: simulated and sample figures',
  }),
});

export const Note = meta.story({});
