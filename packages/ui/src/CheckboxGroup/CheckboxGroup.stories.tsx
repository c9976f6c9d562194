import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const addOns = [
  { id: 'weekly', label: 'Weekly payouts', description: '$29. Every 7 days instead of every 14.' },
  { id: 'drawdown', label: 'Extra drawdown', description: '$49. 5 % more room before the floor.' },
  { id: 'scaling', label: 'Faster scaling', description: 'Not for this size.', isDisabled: true },
] as const;

const topics = [
  { id: 'payouts', label: 'Payouts' },
  { id: 'limits', label: 'Limits' },
  { id: 'news', label: 'News' },
] as const;

const meta = preview.meta({
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  decorators: [narrowDecorator],
  args: { label: 'Add-ons', items: addOns },
  parameters: notes({
    dos: ['Use it for one question with any number of answers.'],
    donts: [
      'For a single yes or no use a Checkbox.',
      'For settings that take effect immediately use a Switch.',
      'For exactly one answer use a RadioGroup.',
    ],
    keys: { Tab: 'Moves to the next checkbox.', Space: 'Checks or unchecks it.' },
    announces: ['Role "group" with its label, its error and its description; each checkbox with its own description.'],
    clause: '§9 Add-ons',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={32}>
      <CheckboxGroup label="Add-ons" items={addOns} defaultValue={['weekly']} description="Added to the price once." />
      <CheckboxGroup label="E-mails about" items={topics} defaultValue={['payouts', 'limits']} orientation="horizontal" />
      <CheckboxGroup label="E-mails about" items={topics} errorMessage="Choose one at least." orientation="horizontal" />
      <CheckboxGroup label="E-mails about" items={topics} defaultValue={['limits']} isDisabled orientation="horizontal" />
    </Stack>
  ),
});

export const Chooses = meta.story({
  name: 'Reports all that are chosen, in the order of its options',
  tags: ['!visual'], // covered by the screenshots of States
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Extra drawdown'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['drawdown']);
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('checkbox', { name: 'Weekly payouts' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['weekly', 'drawdown']);
  },
});

export const InForm = meta.story({
  name: 'Is a named group that carries its values in a form and says once what is wrong',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Order" validationErrors={{ addOns: 'Weekly payouts are sold out.' }}>
      <CheckboxGroup {...args} name="addOns" defaultValue={['weekly']} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Weekly payouts are sold out.')).toHaveLength(1);
    await expect(canvas.getByRole('group', { name: 'Add-ons' })).toHaveAccessibleDescription('Weekly payouts are sold out.');
    await userEvent.click(canvas.getByText('Extra drawdown'));
    const sent = new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('addOns');
    await expect(sent).toEqual(['weekly', 'drawdown']);
  },
});
