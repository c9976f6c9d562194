import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

let page: HTMLElement;
let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];
/** As jsdom words it. */
const browserMessage = 'Constraints not satisfied';
const served = { served: 'Known already.' };
const proof = new File(['%PDF-'], 'proof.pdf', { type: 'application/pdf' });

/** Each field that can be empty, as `[empty, filled]`; a color never is. */
const fields: Record<string, readonly [ReactElement, ReactElement]> = {
  Checkbox: [
    <Checkbox key="empty" name="a" isRequired>
      A
    </Checkbox>,
    <Checkbox key="filled" name="a" isRequired defaultSelected>
      A
    </Checkbox>,
  ],
  CheckboxGroup: [
    <CheckboxGroup key="empty" label="A" name="a" items={items} isRequired />,
    <CheckboxGroup key="filled" label="A" name="a" items={items} isRequired defaultValue={['upi']} />,
  ],
  ComboBox: [
    <ComboBox key="empty" label="A" name="a" items={items} isRequired />,
    <ComboBox key="filled" label="A" name="a" items={items} isRequired defaultSelectedKey="upi" />,
  ],
  DatePicker: [
    <DatePicker key="empty" label="A" name="a" isRequired />,
    <DatePicker key="filled" label="A" name="a" isRequired defaultValue="2026-09-16" />,
  ],
  DateRangePicker: [
    <DateRangePicker key="empty" label="A" startName="a" endName="b" isRequired />,
    <DateRangePicker
      key="filled"
      label="A"
      startName="a"
      endName="b"
      isRequired
      defaultValue={{ start: '2026-09-10', end: '2026-09-16' }}
    />,
  ],
  FileDrop: [
    <FileDrop key="empty" label="A" name="a" isRequired />,
    <FileDrop key="filled" label="A" name="a" isRequired defaultValue={[proof]} />,
  ],
  MultiSelect: [
    <MultiSelect key="empty" label="A" name="a" items={items} isRequired />,
    <MultiSelect key="filled" label="A" name="a" items={items} isRequired defaultSelectedKeys={['upi']} />,
  ],
  NumberField: [
    <NumberField key="empty" label="A" name="a" isRequired />,
    <NumberField key="filled" label="A" name="a" isRequired defaultValue={4} />,
  ],
  OneTimeCode: [
    <OneTimeCode key="empty" label="A" name="a" isRequired />,
    <OneTimeCode key="filled" label="A" name="a" isRequired defaultValue="123456" />,
  ],
  PasswordField: [
    <PasswordField key="empty" label="A" name="a" isRequired />,
    <PasswordField key="filled" label="A" name="a" isRequired defaultValue="long enough" />,
  ],
  RadioGroup: [
    <RadioGroup key="empty" label="A" name="a" items={items} isRequired />,
    <RadioGroup key="filled" label="A" name="a" items={items} isRequired defaultValue="upi" />,
  ],
  SearchField: [
    <SearchField key="empty" label="A" name="a" isRequired />,
    <SearchField key="filled" label="A" name="a" isRequired defaultValue="two" />,
  ],
  Select: [
    <Select key="empty" label="A" name="a" items={items} isRequired />,
    <Select key="filled" label="A" name="a" items={items} isRequired defaultSelectedKey="upi" />,
  ],
  TextArea: [
    <TextArea key="empty" label="A" name="a" isRequired />,
    <TextArea key="filled" label="A" name="a" isRequired defaultValue="two" />,
  ],
  TextField: [
    <TextField key="empty" label="A" name="a" isRequired />,
    <TextField key="filled" label="A" name="a" isRequired defaultValue="two" />,
  ],
};

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

it.each(Object.entries(fields))('a required %s that is empty keeps its form from being sent, and says so', async (_, [empty]) => {
  expect(await submit(empty)).not.toHaveBeenCalled();
  expect(descriptions()).toContain(browserMessage);
  expect(page.querySelector('[data-invalid], [aria-invalid=true]')).not.toBeNull();
});

it.each(Object.keys(fields))('the first required %s that is empty gets the focus', async (name) => {
  const [empty] = fields[name] ?? [];
  await submit(
    <>
      <TextField label="B" name="b" defaultValue="two" />
      <div id="first">{empty}</div>
      <TextField label="C" name="c" isRequired />
    </>,
  );
  expect(document.activeElement?.closest('#first')).not.toBeNull();
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

it.each(Object.entries(fields))('a required %s with a value is sent', async (_, [, filled]) => {
  expect(await submit(filled)).toHaveBeenCalledOnce();
});

it.each(Object.entries(fields))('the caller of a form that validates nothing receives an empty %s', async (_, [empty]) => {
  expect(await submit(empty, 'aria')).toHaveBeenCalledOnce();
});
