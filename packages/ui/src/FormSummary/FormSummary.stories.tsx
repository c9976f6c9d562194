import { useState } from 'react';
import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSummary } from './FormSummary.tsx';

const errors = {
  email: 'Write your e-mail, such as name@example.com.',
  amount: 'At most $8,926 can be paid.',
  method: 'Choose how we pay you.',
  country: 'Choose your country.',
  schedule: 'Choose how often we pay you.',
};

const fields = (
  <>
    <TextField label="E-mail" name="email" type="email" />
    <NumberField label="Amount" name="amount" hasSteppers={false} />
    <Select label="Method" name="method" items={[{ id: 'bank', label: 'Bank' }]} />
    <ComboBox label="Country" name="country" items={[{ id: 'KE', label: 'Kenya' }]} />
    <RadioGroup
      label="Payouts"
      name="schedule"
      orientation="horizontal"
      items={[
        { id: 'weekly', label: 'Weekly' },
        { id: 'monthly', label: 'Monthly' },
      ]}
    />
    <Button type="submit" variant="primary">
      Request payout
    </Button>
  </>
);

// These take the focus, and would scroll a documentation page to themselves.
const inFrame = { docs: { story: { inline: false } } };

const meta = preview.meta({
  title: 'Forms/FormSummary',
  component: FormSummary,
  decorators: [narrowDecorator],
  args: { validationErrors: errors },
  parameters: notes({
    dos: ['Put it first in the form, whose errors it takes.', 'Write errors that can be understood without the field.'],
    donts: [
      'Not for a form of one or two fields.',
      'For a problem without a field ("The service does not respond.") use an Alert.',
    ],
    keys: { Tab: 'Moves between errors.', Enter: 'Moves to the field of the error.' },
    announces: ['A focused region labeled by its title; then a list of links.'],
    machine: 'payout-request',
    clause: '§5 Validation rules; §8 Auth errors',
  }),
});

export const States = meta.story({
  parameters: inFrame,
  render: function Sent(args) {
    return (
      <Form aria-label="Payout" validationErrors={args.validationErrors}>
        <FormSummary />
        {fields}
      </Form>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Check these fields' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

export const LeadsToFields = meta.story({
  name: 'Leads to the control of each error, whatever carries its value',
  tags: ['!visual'], // covered by the screenshots of States
  parameters: inFrame,
  render: (args) => (
    <Form aria-label="Payout">
      <FormSummary {...args} />
      {fields}
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const targets = [
      ['email', canvas.getByRole('textbox', { name: 'E-mail' })],
      ['amount', canvas.getByRole('textbox', { name: 'Amount' })],
      ['method', canvas.getByRole('button', { name: /Method/ })],
      ['country', canvas.getByRole('combobox', { name: 'Country' })],
      ['schedule', canvas.getByRole('radio', { name: 'Weekly' })],
    ] as const;
    for (const [name, control] of targets) {
      await userEvent.click(canvas.getByRole('link', { name: errors[name] }));
      await expect(control).toHaveFocus();
    }
  },
});

export const FocusedOncePerSend = meta.story({
  name: 'Takes the focus when it appears and after each send that fails, and not while somebody is writing',
  tags: ['!visual'], // covered by the screenshots of States
  render: function Checked() {
    const [email, setEmail] = useState('');
    const [isSent, setIsSent] = useState(false);
    const problems: Record<string, string> = isSent && !email.includes('@') ? { email: `"${email}" is no e-mail.` } : {};
    return (
      <Form aria-label="Sign in" onSubmit={() => setIsSent(true)}>
        <FormSummary validationErrors={problems} title="There is a problem" />
        <TextField label="E-mail" name="email" value={email} onChange={setEmail} />
        <Button type="submit">Sign in</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    const input = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(input, 'leila');
    await expect(canvas.getByRole('link', { name: '"leila" is no e-mail.' })).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('@');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('region', { name: 'There is a problem' })).toBeVisible();
    await expect(input).toHaveFocus();
  },
});
