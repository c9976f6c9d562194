import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Accept the terms' },
  parameters: notes({
    dos: ['Write the label as a statement that is true when it is checked.', 'Use it for values that are submitted with a form.'],
    donts: [
      'For a setting that takes effect immediately use a Switch.',
      'For several checkboxes of one question use a CheckboxGroup.',
    ],
    keys: { Space: 'Checks or unchecks it.', Tab: 'Moves to the next control.' },
    announces: ['Role "checkbox" with its label, "checked", "not checked" or "mixed", its error and its description.'],
    machine: 'sign-up',
    clause: '§5 Auth: sign-up',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={8}>
      <Checkbox defaultSelected>Accept the terms</Checkbox>
      <Checkbox description="Every 7 days instead of every 14.">Weekly payouts +$29</Checkbox>
      <Checkbox isIndeterminate>All add-ons</Checkbox>
      <Checkbox errorMessage="Accept the terms to go on.">Accept the terms</Checkbox>
      <Checkbox isDisabled>Not for this size</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Included
      </Checkbox>
    </Stack>
  ),
});

export const Toggled = meta.story({
  name: 'Changes by its label and by the space bar',
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Accept the terms'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});
