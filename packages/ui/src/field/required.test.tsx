import { act, cloneElement, type ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { Form } from '../Form/Form.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { page, root } from '../element/testPage.test-support.ts';

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];
/** As jsdom words it. */
const browserMessage = 'Constraints not satisfied';
const served = { served: 'Known already.' };
const proof = new File(['%PDF-'], 'proof.pdf', { type: 'application/pdf' });

/** Each field that can be empty, and the props that fill it; a color never is empty. */
const fields: Record<string, readonly [empty: ReactElement, filled: object]> = {
  Checkbox: [<Checkbox key="a">A</Checkbox>, { defaultSelected: true }],
  CheckboxGroup: [<CheckboxGroup key="a" label="A" items={items} />, { defaultValue: ['upi'] }],
  ComboBox: [<ComboBox key="a" label="A" items={items} />, { defaultValue: 'upi' }],
  DatePicker: [<DatePicker key="a" label="A" />, { defaultValue: '2026-09-16' }],
  DateRangePicker: [<DateRangePicker key="a" label="A" />, { defaultValue: { start: '2026-09-10', end: '2026-09-16' } }],
  FileDrop: [<FileDrop key="a" label="A" />, { defaultValue: [proof] }],
  MultiSelect: [<MultiSelect key="a" label="A" items={items} />, { defaultValue: ['upi'] }],
  NumberField: [<NumberField key="a" label="A" />, { defaultValue: 4 }],
  OneTimeCode: [<OneTimeCode key="a" label="A" />, { defaultValue: '123456' }],
  PasswordField: [<PasswordField key="a" label="A" />, { defaultValue: 'long enough' }],
  RadioGroup: [<RadioGroup key="a" label="A" items={items} />, { defaultValue: 'upi' }],
  SearchField: [<SearchField key="a" aria-label="A" />, { defaultValue: 'two' }],
  Select: [<Select key="a" label="A" items={items} />, { defaultValue: 'upi' }],
  TextArea: [<TextArea key="a" label="A" />, { defaultValue: 'two' }],
  TextField: [<TextField key="a" label="A" />, { defaultValue: 'two' }],
};
const cases = Object.entries(fields).map(([name, [field, filled]]) => ({
  name,
  empty: cloneElement(field, { name: 'a', startName: 'a', endName: 'b', isRequired: true } as object),
  filled: cloneElement(field, { name: 'a', startName: 'a', endName: 'b', isRequired: true, ...filled } as object),
}));

const descriptions = () =>
  [...page.querySelectorAll('[aria-describedby]')]
    .flatMap((one) => one.getAttribute('aria-describedby')?.split(' ') ?? [])
    .map((id) => document.getElementById(id)?.textContent ?? '');

async function submit(field: ReactElement, validationBehavior?: 'aria') {
  const onSubmit = vi.fn();
  await act(async () =>
    root.render(
      <Form
        key={String(validationBehavior)}
        onSubmit={onSubmit}
        validationErrors={served}
        {...(validationBehavior && { validationBehavior })}
      >
        {field}
      </Form>,
    ),
  );
  await act(async () => page.querySelector('form')?.requestSubmit());
  return onSubmit;
}

it.each(cases)('a required $name that is empty keeps its form from being sent, and says so', async ({ empty }) => {
  expect(await submit(empty)).not.toHaveBeenCalled();
  expect(descriptions()).toContain(browserMessage);
  expect(page.querySelector('[data-invalid], [aria-invalid=true]')).not.toBeNull();
});

it.each(cases)('the first required $name that is empty gets the focus', async ({ empty }) => {
  await submit(
    <>
      <TextField label="B" name="b" defaultValue="two" />
      <div id="first">{empty}</div>
      <TextField label="C" name="c" isRequired />
    </>,
  );
  expect(document.activeElement?.closest('#first')).not.toBeNull();
});

it.each(cases)('a required $name with a value is sent', async ({ filled }) => {
  expect(await submit(filled)).toHaveBeenCalledOnce();
});

it.each(cases)('the caller of a form that validates nothing receives an empty $name', async ({ empty }) => {
  expect(await submit(empty, 'aria')).toHaveBeenCalledOnce();
});

it('a code that is not complete is not sent', async () => {
  const code = (digits: string) => <OneTimeCode label="A" name="a" defaultValue={digits} />;
  expect(await submit(code('12'))).not.toHaveBeenCalled();
});

const wrong: Record<string, ReactElement> = {
  FileDrop: <FileDrop label="A" name="a" defaultValue={[proof]} errorMessage="Too dark." />,
  TextField: <TextField label="A" name="a" defaultValue="two" errorMessage="Too short." />,
  'FileDrop of a server': <FileDrop label="A" name="served" defaultValue={[proof]} />,
  'TextField of a server': <TextField label="A" name="served" defaultValue="two" />,
};

it.each(Object.entries(wrong))(
  'a %s with an error keeps a natively validated form from being sent, and no other',
  async (_, field) => {
    expect(await submit(field)).not.toHaveBeenCalled();
    expect(await submit(field, 'aria')).toHaveBeenCalledOnce();
  },
);
