import { expect, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { KycStepper, type KycStep } from './KycStepper.tsx';

const steps: readonly KycStep[] = [
  { id: 'email', title: 'E-mail address', state: 'approved', stateLabel: 'Verified', text: 'leila.karam@example.com' },
  {
    id: 'identity',
    title: 'Proof of identity',
    state: 'rejected',
    stateLabel: 'Rejected',
    text: 'The document is cut off at the right edge. Upload a picture that shows all four corners.',
    content: <Button size="sm">Upload again</Button>,
  },
  {
    id: 'address',
    title: 'Proof of address',
    state: 'reviewing',
    stateLabel: 'In review',
    text: 'Usually within one business day.',
  },
  { id: 'payout', title: 'Payout method', state: 'open', stateLabel: 'Not started' },
];

const meta = preview.meta({
  title: 'Blocks/KycStepper',
  component: KycStepper,
  args: {
    'aria-label': 'Verification',
    items: steps,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
  parameters: notes({
    dos: ['Explain in a rejected step what to do, and put the field there.'],
    donts: ['For consecutive steps of a form use a Stepper.'],
    announces: ['A list with a name; each item has its title and state; the one that needs an action is the current step.'],
    machine: 'kyc-upload',
    clause: '§2 affiliate dashboard: kyc',
  }),
});

export const States = meta.story({});

export const Told = meta.story({
  name: 'Says which step waits for the reader, and why',
  tags: ['!visual'], // looks the same as States
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Verification' })).getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
    await expect(items[1]).toHaveTextContent('Proof of identity RejectedThe document is cut off');
    await expect(within(items[1] ?? document.body).getByRole('button', { name: 'Upload again' })).toBeVisible();
  },
});
