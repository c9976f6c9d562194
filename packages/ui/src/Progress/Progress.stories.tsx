import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  title: 'Feedback/Progress',
  component: Progress,
  args: { label: 'Uploading passport.jpg' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
  parameters: notes({
    dos: [
      'Use it for processes that end: an upload, an export, the steps of a check.',
      'Name the process, and its progress as text.',
    ],
    donts: ['For a fill level use a Meter; for the rest of a limit a LimitBar.', 'Not for less than a second.'],
    announces: ['Role "progressbar" with its label and the percentage or `valueText`; "busy" if the progress is unknown.'],
    clause: '§2 /affiliate-dashboard/kyc: documents uploaded to storage',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <Progress label="Uploading passport.jpg" value={0} valueLabel="0%" />
      <Progress label="Uploading passport.jpg" value={64} valueLabel="64%" />
      <Progress label="Verification" value={2} maxValue={5} valueLabel="Step 2 of 5" />
      <Progress label="Uploading passport.jpg" value={100} valueLabel="Done" />
      <Progress label="Preparing your statement" valueLabel="A minute at most" />
    </Stack>
  ),
});

export const Heard = meta.story({
  name: 'Says how far it is, and that nobody knows',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <>
      <Progress label="Verification" value={2} maxValue={5} valueText="2 of 5 documents" />
      <Progress label="Too far" value={7} maxValue={5} />
      <Progress label="Statement" />
      <Progress aria-label="Export" value={3} isIndeterminate />
    </>
  ),
  play: async ({ canvas }) => {
    const known = canvas.getByRole('progressbar', { name: 'Verification' });
    await expect(known).toHaveAttribute('value', '0.4');
    await expect(known).toHaveAttribute('aria-valuetext', '2 of 5 documents');
    await expect(canvas.getByRole('progressbar', { name: 'Too far' })).toHaveAttribute('value', '1');
    await expect(canvas.getByRole('progressbar', { name: 'Statement' })).not.toHaveAttribute('value');
    await expect(canvas.getByRole('progressbar', { name: 'Export' })).not.toHaveAttribute('value');
  },
});

export const RightToLeft = meta.story({
  name: 'Turns its words round in right-to-left text, never its curve',
  globals: { direction: 'rtl' },
  args: { value: 64, valueLabel: '64%' },
});
