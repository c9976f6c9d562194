import { expect, fn, within } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper, type Step } from './Stepper.tsx';

const lifecycle: readonly Step[] = [
  { id: 'evaluation-bought', label: 'Evaluation bought', description: '1-step, 10K' },
  { id: 'target-reached', label: 'Target reached', description: '10% of simulated profit' },
  { id: 'verification', label: 'Verification', description: 'Passport and address' },
  { id: 'funded', label: 'Funded', description: 'First payout after 14 days' },
];

const meta = preview.meta({
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { 'aria-label': 'Your evaluation', items: lifecycle, current: 'verification' },
  parameters: notes({
    dos: ['Name each step by its result: "Verification", "Funded".', 'Explain at a failed step what to do next.'],
    donts: [
      'For views in any order use Tabs.',
      'More than six steps should be vertical, or split.',
      'For the progress of an upload use a Progress.',
    ],
    keys: { Tab: 'Moves through completed steps, if they are buttons.', 'Enter, Space': 'Opens the step.' },
    announces: ['A list with its name; each step with its text and "done", "now", "to come" or "failed"; "current step" at one.'],
    clause: '§2 /affiliate-dashboard/kyc, §4 states of an evaluation',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={48}>
      <Stepper aria-label="Your evaluation" items={lifecycle} current="verification" />
      <Stepper
        aria-label="Verification"
        orientation="vertical"
        current="review"
        items={[
          { id: 'your-details', label: 'Your details', description: 'As in your passport' },
          { id: 'passport', label: 'Passport', description: 'Too dark to read. Upload it again.', isFailed: true },
          { id: 'proof-of-address', label: 'Proof of address', description: 'passed' },
          { id: 'review', label: 'Review', description: '24–48 h' },
          { id: 'payout-method', label: 'Payout method' },
        ]}
      />
      <Stepper aria-label="All done" items={lifecycle.map(({ id, label }) => ({ id, label }))} current={null} />
    </Stack>
  ),
});

export const Heard = meta.story({
  name: 'Says what is done, where one is and what is to come',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole('list', { name: 'Your evaluation' })).getAllByRole('listitem');
    await expect(steps[1]).toHaveTextContent('Target reached (done)');
    await expect(steps[2]).toHaveAttribute('aria-current', 'step');
    await expect(steps[3]).toHaveTextContent('Funded (to come)');
  },
});

export const Back = meta.story({
  name: 'Leads back to what is done, and to nothing else',
  args: { onAction: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onAction).toHaveBeenCalledWith('target-reached');
  },
});

export const OnAPhone = meta.story({ name: 'Is a column on a phone', globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ name: 'Runs from the right in right-to-left text', globals: { direction: 'rtl' } });
