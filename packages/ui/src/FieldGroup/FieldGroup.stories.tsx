import { expect } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';

const account = (
  <>
    <TextField label="Name on the account" autoComplete="name" />
    <TextField label="Bank" />
    <TextField label="IBAN" />
    <TextField label="BIC" necessity="optional" />
  </>
);

const meta = preview.meta({
  title: 'Forms/FieldGroup',
  component: FieldGroup,
  args: { legend: 'Bank account', description: 'In your own name: we pay nobody else.', children: account },
  parameters: notes({
    dos: ['Group fields of one subject: an address, a bank account, a card.'],
    donts: [
      'A single field needs no group: its label is sufficient.',
      'For radios and checkboxes use RadioGroup and CheckboxGroup.',
    ],
    announces: ['Role "group" with the legend as its name and the description, on entering it.'],
    clause: '§2 /affiliate-dashboard/settings',
  }),
});

export const States = meta.story({
  render: (args) => (
    <Stack gap={48}>
      <FieldGroup {...args} columns={2} />
      <div style={{ maxInlineSize: 400 }}>
        <FieldGroup legend="Limits">
          <NumberField label="Daily loss" defaultValue={0.05} formatOptions={{ style: 'percent' }} hasSteppers={false} />
          <NumberField label="Lots" defaultValue={1} minValue={0} />
        </FieldGroup>
      </div>
    </Stack>
  ),
});

export const OnPhone = meta.story({ globals: { viewport: { value: 'phone' } }, args: { columns: 2 } });

export const Named = meta.story({
  name: 'Is a group with a name and a description, and its fields keep their own',
  tags: ['!visual'], // covered by the screenshots of States
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Bank account' });
    await expect(group).toHaveAccessibleDescription('In your own name: we pay nobody else.');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Name on the account' })).toHaveFocus();
  },
});
