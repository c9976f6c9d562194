import { act, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page, root } from '../element/testPage.test-support.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { Form } from '../Form/Form.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];
const range = { start: '2026-09-10', end: '2026-09-16' };

/** Each field with the value that its `validate` refuses, which tells what it was given. */
const refused: Record<string, readonly [field: ReactElement, message: string]> = {
  CheckboxGroup: [
    <CheckboxGroup key="a" label="A" items={items} defaultValue={['upi']} validate={(ids) => `Not ${ids.join()}.`} />,
    'Not upi.',
  ],
  ComboBox: [
    <ComboBox key="a" label="A" items={items} defaultValue="upi" validate={({ inputValue }) => `Not ${inputValue}.`} />,
    'Not UPI.',
  ],
  DatePicker: [<DatePicker key="a" label="A" defaultValue="2026-09-16" validate={(day) => `Not ${day}.`} />, 'Not 2026-09-16.'],
  DateRangePicker: [
    <DateRangePicker key="a" label="A" defaultValue={range} validate={(days) => `Not until ${days?.end}.`} />,
    'Not until 2026-09-16.',
  ],
  MultiSelect: [
    <MultiSelect key="a" label="A" items={items} defaultValue={['upi']} validate={(ids) => `Not ${ids.join()}.`} />,
    'Not upi.',
  ],
  NumberField: [<NumberField key="a" label="A" defaultValue={4} validate={(number) => `Not ${number}.`} />, 'Not 4.'],
  RadioGroup: [<RadioGroup key="a" label="A" items={items} defaultValue="upi" validate={(id) => `Not ${id}.`} />, 'Not upi.'],
  Select: [<Select key="a" label="A" items={items} defaultValue="upi" validate={(id) => `Not ${String(id)}.`} />, 'Not upi.'],
  TextField: [<TextField key="a" label="A" defaultValue="two" validate={(text) => `Not ${text}.`} />, 'Not two.'],
  TimeField: [<TimeField key="a" label="A" defaultValue="14:30" validate={(time) => `Not ${time}.`} />, 'Not 14:30:00.'],
};

it.each(Object.entries(refused))('%s shows what its validate refuses, and keeps its form', async (_, [field, message]) => {
  const onSubmit = vi.fn();
  await act(async () => root.render(<Form onSubmit={onSubmit}>{field}</Form>));
  await act(async () => page.querySelector('form')?.requestSubmit());
  expect(onSubmit).not.toHaveBeenCalled();
  expect(page.textContent).toContain(message);
});
