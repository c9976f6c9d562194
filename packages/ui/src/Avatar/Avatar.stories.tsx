import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

/** A dune instead of a real person. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><path fill="#4a4132" d="M0 0h72v72H0z"/><path fill="#e2b872" d="M0 60 30 28 42 40 72 20v52H0z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'Leila Karam' },
  parameters: notes({
    dos: ['Set `isDecorative` if the name is beside it.'],
    donts: [
      'It is not a button: put it into a button with a name.',
      'Do not make it round: circles are for radios, switches and points of a line.',
    ],
    announces: ['Role "img" with the name of the person; nothing where it is decorative.'],
    clause: '§2 /affiliate-dashboard: profile',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <Inline gap={16}>
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Leila Karam" size={size} />
        ))}
        {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
          <Avatar key={size} name="Omar Haddad" size={size} src={picture} />
        ))}
      </Inline>
      <Inline gap={12}>
        <Avatar name="Leila Karam" isDecorative />
        <div>
          <Text size="sm">Leila Karam</Text>
          <Text size="xs" tone="muted">
            15% commission
          </Text>
        </div>
      </Inline>
      <Inline gap={12}>
        <Avatar name="ليلى كرم" size="lg" />
        <Avatar name="" size="lg" isDecorative />
      </Inline>
    </Stack>
  ),
});

export const Broken = meta.story({
  name: 'Shows initials when its picture does not come',
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Leila Karam' })).toHaveTextContent('LK');
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
});
