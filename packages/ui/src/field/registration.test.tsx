import { act, useLayoutEffect, type ReactElement } from 'react';
import { Controller, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { page, root } from '../element/testPage.test-support.ts';

interface Values {
  text: string;
}
type Form = UseFormReturn<Values>;
type Register = ReturnType<Form['register']>;

const fields: [string, (registration: Register) => ReactElement][] = [
  ['TextField', (registration) => <TextField label="Code" {...registration} />],
  ['TextArea', (registration) => <TextArea label="Code" {...registration} />],
  ['SearchField', (registration) => <SearchField aria-label="Code" {...registration} />],
  ['PasswordField', (registration) => <PasswordField label="Code" {...registration} />],
  ['PasswordField with a meter', (registration) => <PasswordField label="Code" strength={null} {...registration} />],
  ['OneTimeCode', (registration) => <OneTimeCode label="Code" {...registration} />],
];

let form: Form;

async function draw(field: (form: Form) => ReactElement, options: UseFormProps<Values> = {}) {
  function Page() {
    const own = useForm<Values>(options);
    void own.formState.isDirty; // subscribes to it
    useLayoutEffect(() => void (form = own));
    return (
      <form noValidate>
        {field(own)}
        <output>{own.formState.errors.text?.type}</output>
      </form>
    );
  }
  await act(async () => root.render(<Page />));
}

const input = () => page.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea') as HTMLInputElement;
const error = () => page.querySelector('form > output')?.textContent;

/** React reads the value that an event carries, not one set by a script. */
const type = (text: string) =>
  act(async () => {
    input().focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input()), 'value')?.set?.call(input(), text);
    input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const leave = () => act(async () => input().blur());
const submit = () => act(async () => form.handleSubmit(() => undefined)());

it.each(fields)('%s spread with `register` reports what is typed, and that it was left', async (_, field) => {
  await draw(({ register }) => field(register('text')));
  await type('123');
  expect(form.getValues('text')).toBe('123');
  await type('123456');
  await leave();
  expect(form.getValues('text')).toBe('123456');
  expect(form.getFieldState('text')).toMatchObject({ isDirty: true, isTouched: true });
});

it.each(fields)('%s shows the default value of its form, which is no change', async (_, field) => {
  await draw(({ register }) => field(register('text')), { defaultValues: { text: '482' }, mode: 'onChange' });
  expect(input().value).toBe('482');
  expect(form.formState.isDirty).toBe(false);
  await type('4821');
  expect(form.formState.isDirty).toBe(true);
});

it.each(fields)('%s shows and keeps what `setValue` and `reset` write', async (_, field) => {
  await draw(({ register }) => field(register('text')), { defaultValues: { text: '482' } });
  await type('111');
  await act(async () => form.setValue('text', '222'));
  await leave();
  await act(async () => input().focus());
  expect(input().value).toBe('222');
  expect(form.getValues('text')).toBe('222');
  await act(async () => form.reset());
  await leave();
  expect(input().value).toBe('482');
  await act(async () => form.reset({ text: '333' }));
  await act(async () => input().focus());
  expect(input().value).toBe('333');
  expect(form.getValues('text')).toBe('333');
});

it.each(fields)('%s takes the focus when the form finds it wrong', async (_, field) => {
  await draw(({ register }) => field(register('text', { required: true })));
  await submit();
  expect(error()).toBe('required');
  expect(document.activeElement).toBe(input());
  await type('123456');
  expect(error()).toBe('');
});

it('TextField is disabled by its registration', async () => {
  await draw(({ register }) => <TextField label="Code" {...register('text', { disabled: true })} />);
  expect(input().disabled).toBe(true);
});

it('SearchField reports that it was cleared', async () => {
  await draw(({ register }) => <SearchField aria-label="Code" {...register('text')} />);
  await type('482');
  await act(async () => page.querySelector('button')?.click());
  expect(form.getValues('text')).toBe('');
});

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];

/** Fields with another value than text. */
const controlled: [string, (props: object) => ReactElement, string][] = [
  ['TextField', (props) => <TextField label="Code" {...props} />, 'input'],
  ['NumberField', (props) => <NumberField label="Amount" {...props} value={null} />, 'input'],
  ['DatePicker', (props) => <DatePicker label="Day" {...props} value={null} />, '[role=spinbutton]'],
  ['RadioGroup', (props) => <RadioGroup label="Method" {...props} items={items} value={null} />, 'input'],
  ['CheckboxGroup', (props) => <CheckboxGroup label="Methods" {...props} items={items} value={[]} />, 'input'],
];

it.each(controlled)('%s in a Controller takes the focus when the form finds it wrong', async (_, draws, selector) => {
  await draw(({ control }) => (
    <Controller name="text" control={control} rules={{ required: true }} defaultValue="" render={({ field }) => draws(field)} />
  ));
  await submit();
  expect(error()).toBe('required');
  expect(document.activeElement).toBe(page.querySelector(selector));
});
