import { expect, waitFor } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { usePlayback } from '../playback/usePlayback.ts';
import { PauseButton, type PauseButtonProps } from './PauseButton.tsx';

const labels = { pauseLabel: 'Pause the payouts', playLabel: 'Play the payouts' };

function Player({ children }: Pick<PauseButtonProps, 'children'>) {
  const playback = usePlayback();
  return (
    <Inline>
      <PauseButton playback={playback} {...labels}>
        {children}
      </PauseButton>
      <output>{playback.isPaused ? 'Paused' : 'Moving'}</output>
    </Inline>
  );
}

const meta = preview.meta({
  title: 'Blocks/PauseButton',
  component: PauseButton,
  args: labels,
  parameters: notes({
    dos: ['Put one beside everything that moves by itself for longer than 5 s.', 'Name the animation: "Pause the payouts".'],
    donts: ['Not for a video: use a Button.'],
    keys: { 'Enter, Space': 'Pauses or resumes the animation.' },
    announces: ['A button named by its next action. No button if nothing moves (reduced motion).'],
    clause: '§4 Playback: a visible pause control',
  }),
});

export const States = meta.story({
  render: () => (
    <Inline gap={24}>
      <Player />
      <Player>Pause</Player>
    </Inline>
  ),
});

export const Toggles = meta.story({
  name: 'Stops and starts, by pointer and by keyboard',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => <Player />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the payouts' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Paused');
    const button = canvas.getByRole('button', { name: 'Play the payouts' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Moving');
  },
});

export const Calm = meta.story({
  name: 'Is not there under reduced motion',
  tags: ['!visual'], // nothing visible
  globals: { motion: 'reduced' },
  render: () => <Player />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).not.toBeInTheDocument());
  },
});
