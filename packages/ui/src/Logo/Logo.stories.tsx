import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Logo } from './Logo.tsx';

const meta = preview.meta({
  title: 'Drawings/Logo',
  component: Logo,
  args: { name: 'Duneline' },
  parameters: notes({
    dos: ['Pass the name from `brand.yaml`, and link it to the home page.'],
    donts: ['Without the name it has no text: label the link around it.', "Use only the theme's colors."],
    announces: ['The name as text; the mark is hidden.'],
    clause: '§2 Header',
  }),
});

export const MarkAndWord = meta.story({});
export const Mark = meta.story({ args: { name: undefined } });
