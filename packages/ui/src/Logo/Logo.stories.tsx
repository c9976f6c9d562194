import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Drawings/Logo',
  component: Logo,
  args: { name: 'Duneline' },
  parameters: notes({
    dos: ['Give the name from `brand.yaml`, and put it into a link to the first page.'],
    donts: ['The mark alone says nothing: name the link around it.', 'No other colours than those of the theme.'],
    announces: ['The name as text; the mark says nothing.'],
    clause: '§2 Header',
  }),
});

export const MarkAndWord = meta.story({});
export const Mark = meta.story({ args: { name: undefined } });
