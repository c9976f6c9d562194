import { expect, fn } from 'storybook/test';
import { notes } from '../../../../.storybook/notes.ts';
import preview from '../../../../.storybook/preview.tsx';
import { narrowDecorator } from '../field/narrow.story-support.tsx';
import { Form } from '../Form/Form.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { NumberField } from './NumberField.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

const meta = preview.meta({
  title: 'Forms/NumberField',
  component: NumberField,
  decorators: [narrowDecorator],
  args: { label: 'Lots', defaultValue: 1, minValue: 0.01, maxValue: 50, step: 0.01 },
  parameters: notes({
    dos: [
      'Set the unit with `formatOptions`; percentages are fractions.',
      'Remove the step buttons if a step is not meaningful.',
    ],
    donts: [
      'For digits that are no quantity (a code, an account number) use a TextField.',
      'If the approximate position matters more than digits use a Slider.',
    ],
    keys: {
      '↑, ↓': 'One step up or down.',
      'Page Up, Page Down': 'A larger step, if defined.',
      'Home, End': 'The minimum and the maximum.',
      Enter: 'Commits the typed number.',
    },
    announces: [
      'A text box with its label, the formatted number, its error and its description; the new number after each step.',
    ],
    machine: 'calculator',
    clause: '§9 Business constants: prices, percents, limits',
  }),
});

export const States = meta.story({
  render: () => (
    <Stack gap={24}>
      <NumberField
        label="Account size"
        defaultValue={10_000}
        minValue={5000}
        maxValue={200_000}
        step={5000}
        formatOptions={dollars}
        description="Simulated capital."
      />
      <NumberField
        label="Risk per trade"
        defaultValue={0.01}
        minValue={0}
        maxValue={0.05}
        step={0.0025}
        formatOptions={{ style: 'percent', maximumFractionDigits: 2 }}
      />
      <NumberField
        label="Payout"
        defaultValue={250_000}
        formatOptions={dollars}
        hasSteppers={false}
        errorMessage="At most $8,926 can be paid."
      />
      <NumberField label="Lots" defaultValue={50} maxValue={50} necessity="optional" />
      <NumberField label="Lots" defaultValue={1} isDisabled description="The market is closed." />
    </Stack>
  ),
});

export const Focused = meta.story({
  args: { label: 'Lots' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Lots'));
    await expect(canvas.getByRole('textbox', { name: 'Lots' })).toHaveFocus();
  },
});

export const Stepped = meta.story({
  name: 'Steps by its buttons and by the arrow keys, within its limits',
  tags: ['!visual'], // covered by the screenshots of States
  args: {
    label: 'Account size',
    defaultValue: 190_000,
    minValue: 5000,
    maxValue: 200_000,
    step: 5000,
    formatOptions: dollars,
    onChange: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Account size' });
    const increase = canvas.getByRole('button', { name: 'Increase Account size' });
    await expect(input).toHaveValue('$190,000');
    await userEvent.click(increase);
    await expect(args.onChange).toHaveBeenLastCalledWith(195_000);
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue('$200,000');
    await expect(increase).toBeDisabled();
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(5000);
  },
});

export const Written = meta.story({
  name: 'Takes what is written when the field is left, and an empty field as no number',
  tags: ['!visual'], // covered by the screenshots of States
  args: { label: 'Payout', defaultValue: 100, minValue: 0, maxValue: 10_000, step: 1, formatOptions: dollars, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Payout' });
    await userEvent.clear(input);
    await userEvent.type(input, '8,926');
    await userEvent.tab();
    await expect(input).toHaveValue('$8,926');
    await expect(args.onChange).toHaveBeenLastCalledWith(8926);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const InForm = meta.story({
  name: 'Carries the bare number in a form and shows the error of its name',
  tags: ['!visual'], // covered by the screenshots of States
  render: () => (
    <Form aria-label="Payout" validationErrors={{ amount: 'At most $8,926 can be paid.' }}>
      <NumberField label="Payout" name="amount" defaultValue={9000} formatOptions={dollars} />
    </Form>
  ),
  play: async ({ canvas }) => {
    await expect(new FormData(canvas.getByRole<HTMLFormElement>('form')).get('amount')).toBe('9000');
    const input = canvas.getByRole('textbox', { name: 'Payout' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('At most $8,926 can be paid.');
  },
});

export const RightToLeft = meta.story({
  name: 'Has its steppers at the end of the line in right-to-left text',
  globals: { direction: 'rtl' },
  args: { label: 'العقود', defaultValue: 2 },
});
