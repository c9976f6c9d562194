import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../Text/Text.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({
  title: 'Text/Kbd',
  component: Kbd,
  args: { keys: 'Esc' },
  parameters: notes({
    dos: ['Write keys as on the keyboard: Esc, Enter, ⌘, Ctrl.', 'Pass a combination as a list.'],
    donts: ['It is not interactive: a shortcut still needs its button.'],
    announces: ['The names of the keys, with "plus" in combinations.'],
  }),
});

export const States = meta.story({
  render: () => (
    <Text>
      Open the commands with <Kbd keys={['Ctrl', 'K']} /> or <Kbd keys={['⌘', 'K']} />, go through them with <Kbd keys="↓" />,
      close them with <Kbd keys="Esc" />.
    </Text>
  ),
});

export const Chord = meta.story({
  name: 'Is heard as keys with a plus between them',
  tags: ['!visual'], // covered by the screenshots of States
  args: { keys: ['Ctrl', 'Shift', 'K'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('kbd')).toHaveTextContent('Ctrl+Shift+K');
  },
});
