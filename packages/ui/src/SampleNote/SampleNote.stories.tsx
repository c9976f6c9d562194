import preview from '../../../../.storybook/preview.tsx';
import { SampleNote } from './SampleNote.tsx';

const meta = preview.meta({ title: 'Drawings/SampleNote', component: SampleNote, args: { children: 'Sample path, simulated' } });

export const Note = meta.story({});
