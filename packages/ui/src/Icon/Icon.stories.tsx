import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

const meta = preview.meta({
  title: 'Foundations/Icon',
  component: Icon,
  parameters: notes({
    dos: ['Import icons by name: others are not bundled.', 'Add an `aria-label` if there is no text beside it.'],
    donts: ['For an icon to press use an IconButton.', 'No flags and no emoji.'],
    announces: ['With an aria-label: role "image" and that name. Without one: nothing.'],
    clause: '§8 Unknown icon name',
  }),
});

export const All = meta.story({
  render: () => (
    <Inline gap={24}>
      {Object.entries(icons).map(([name, shape]) => (
        <Icon key={name} of={shape} aria-label={name} size={32} />
      ))}
    </Inline>
  ),
});

export const Mirrored = meta.story({
  name: 'Turns arrows round in right-to-left text',
  globals: { direction: 'rtl' },
  args: { of: icons.arrowRight, 'aria-label': 'Next', size: 32 },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img', { name: 'Next' })).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  },
});
