import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const question =
  'My account DL-48213 was closed on Tuesday at 14:02. The daily limit was at $62, and the position was closed before it. Please look at the order again.';

const meta = preview.meta({
  title: 'Forms/TextArea',
  component: TextArea,
  decorators: [narrowDecorator],
  args: { label: 'Your question' },
  parameters: notes({
    dos: ['Show as many rows as a typical answer has.', 'Set `maxLength` if the receiver has a limit: the field then counts.'],
    donts: ['For a single line use a TextField.'],
    keys: { Enter: 'Starts a new line.', Tab: 'Leaves the field.' },
    announces: [
      'A text box of several lines with its label, its error and its description.',
      'The number of characters left, from 20 on.',
    ],
    clause: '§2 /affiliate-dashboard/support, /contact',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <TextArea
        label="Your question"
        placeholder="What happened, on which account, and when?"
        description="We answer within one day."
        maxLength={500}
      />
      <TextArea label="Your question" defaultValue={question} necessity="optional" rows={3} />
      <TextArea
        label="Reason"
        defaultValue="Too late"
        rows={2}
        maxLength={80}
        errorMessage="Say in a sentence what should be changed."
      />
      <TextArea label="Your question" defaultValue="Sent on 21 November." rows={2} isDisabled />
    </Stack>
  ),
});

export const Focused = meta.story({
  args: { defaultValue: question },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Your question'));
    await expect(canvas.getByRole('textbox', { name: 'Your question' })).toHaveFocus();
  },
});

export const Counted = meta.story({
  name: 'Says how many characters are left when they are few, and takes no more than there is room for',
  tags: ['!visual'], // covered by the screenshots of States
  args: { maxLength: 30, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Your question' });
    await userEvent.type(input, 'When do I');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(input, ' get my payout?');
    await expect(canvas.getByRole('status')).toHaveTextContent('6 characters left');
    await userEvent.type(input, ' Please tell me.');
    await expect(input).toHaveValue('When do I get my payout? Pleas');
    await expect(args.onChange).toHaveBeenLastCalledWith('When do I get my payout? Pleas');
  },
});

export const Grows = meta.story({
  name: 'Grows with what is written',
  tags: ['!visual'], // covered by the screenshots of States
  args: { rows: 2 },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Your question' });
    const before = input.getBoundingClientRect().height;
    await userEvent.type(input, 'One{Enter}Two{Enter}Three{Enter}Four');
    await expect(input.getBoundingClientRect().height).toBeGreaterThan(before);
    await expect(input.scrollHeight).toBeLessThanOrEqual(input.clientHeight + 1);
  },
});

export const InForm = meta.story({
  name: 'Carries its text in a form and shows the error of its name until it changes',
  tags: ['!visual'], // covered by the screenshots of States
  render: (args) => (
    <Form aria-label="Support" validationErrors={{ question: 'Name the account.' }}>
      <TextArea {...args} name="question" defaultValue="My payout?" description="We answer within one day." />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Your question' });
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('Name the account.'));
    await expect(input).toHaveAccessibleDescription(expect.stringContaining('We answer within one day.'));
    await userEvent.type(input, ' DL-48213');
    await userEvent.tab();
    await expect(canvas.queryByText('Name the account.')).toBeNull();
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('question')).toBe('My payout? DL-48213');
  },
});
