import { act, useState, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { SizeTiles } from '../SizeTiles/SizeTiles.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { page, root } from '../element/testPage.test-support.ts';

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];
const tiles = [
  { id: 'bank', size: 'Small', price: 'Low' },
  { id: 'upi', size: 'Large', price: 'High' },
];

const find = (selector: string) => {
  const found = page.querySelector<HTMLInputElement>(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
};

/** React reads the value that an event carries, not one set by a script. */
function type(text: string, input = find('input:not([type=hidden]), textarea')) {
  input.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  input.blur();
}
const choose = (...keys: string[]) => {
  const select = page.querySelector('select');
  if (!select) throw new Error('There is no select.');
  for (const option of select.options) option.selected = keys.includes(option.value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
};
const press = (key: string) => {
  const segment = document.activeElement as HTMLElement;
  segment.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  segment.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }));
};
const segmentOf = (part: string) => find(`[role=spinbutton][data-type=${part}]`);

const textOf = (selector: string) => () => [...page.querySelectorAll(selector)].map((one) => one.textContent ?? '');
const shownText = () => [find('input:not([type=hidden]), textarea').value];
const shownChecks = () => [...page.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
const shownDate = () => {
  const parts = ['year', 'month', 'day'].map((part) => segmentOf(part).textContent?.padStart(2, '0'));
  return [parts.every((part) => /^\d+$/.test(part ?? '')) ? parts.join('-') : ''];
};
const shownChoice = () => items.filter(({ label }) => find('button').textContent?.includes(label)).map(({ id }) => id);

interface Case {
  readonly field: ReactElement;
  /** Changes it as its user would. */
  readonly change: () => void;
  /** The values that it shows, as a form sends them. */
  readonly shown: () => readonly (string | null)[];
  readonly initial: readonly string[];
  readonly changed: readonly string[];
}

const day = { change: () => (segmentOf('day').focus(), press('ArrowUp')), shown: shownDate };

const cases: Record<string, Case> = {
  TextField: {
    field: <TextField label="A" name="a" defaultValue="one" />,
    change: () => type('two'),
    shown: shownText,
    initial: ['one'],
    changed: ['two'],
  },
  PasswordField: {
    field: <PasswordField label="A" name="a" />,
    change: () => type('two'),
    shown: shownText,
    initial: [''],
    changed: ['two'],
  },
  TextArea: {
    field: <TextArea label="A" name="a" defaultValue="one" />,
    change: () => type('two'),
    shown: shownText,
    initial: ['one'],
    changed: ['two'],
  },
  SearchField: {
    field: <SearchField aria-label="A" name="a" defaultValue="one" />,
    change: () => type('two'),
    shown: shownText,
    initial: ['one'],
    changed: ['two'],
  },
  OneTimeCode: {
    field: <OneTimeCode label="A" name="a" />,
    change: () => type('123'),
    shown: shownText,
    initial: [''],
    changed: ['123'],
  },
  ColorField: {
    field: <ColorField label="A" name="a" defaultValue="#e2b872" />,
    change: () => type('#112233'),
    shown: shownText,
    initial: ['#E2B872'],
    changed: ['#112233'],
  },
  NumberField: {
    field: <NumberField label="A" name="a" defaultValue={4} />,
    change: () => type('7'),
    shown: shownText,
    initial: ['4'],
    changed: ['7'],
  },
  Slider: {
    field: <Slider label="A" name="a" defaultValue={4} />,
    change: () => type('100'),
    shown: textOf('label > span'),
    initial: ['4'],
    changed: ['100'],
  },
  Checkbox: {
    field: (
      <Checkbox name="a" value="on">
        A
      </Checkbox>
    ),
    change: () => find('input').click(),
    shown: () => (page.querySelector('[data-selected]') ? ['on'] : []),
    initial: [],
    changed: ['on'],
  },
  Switch: {
    field: (
      <Switch name="a" value="on" defaultSelected>
        A
      </Switch>
    ),
    change: () => find('input').click(),
    shown: () => (page.querySelector('[data-selected]') ? ['on'] : []),
    initial: ['on'],
    changed: [],
  },
  CheckboxGroup: {
    field: <CheckboxGroup label="A" name="a" items={items} defaultValue={['upi']} />,
    change: () => find('input[value=bank]').click(),
    shown: shownChecks,
    initial: ['upi'],
    changed: ['bank', 'upi'],
  },
  RadioGroup: {
    field: <RadioGroup label="A" name="a" items={items} defaultValue="upi" />,
    change: () => find('input[value=bank]').click(),
    shown: shownChecks,
    initial: ['upi'],
    changed: ['bank'],
  },
  ChipGroup: {
    field: <ChipGroup aria-label="A" name="a" items={items} defaultSelectedKey="upi" />,
    change: () => find('input[value=bank]').click(),
    shown: shownChecks,
    initial: ['upi'],
    changed: ['bank'],
  },
  SegmentedControl: {
    field: <SegmentedControl aria-label="A" name="a" items={items} defaultSelectedKey="upi" />,
    change: () => find('input[value=bank]').click(),
    shown: shownChecks,
    initial: ['upi'],
    changed: ['bank'],
  },
  SizeTiles: {
    field: <SizeTiles aria-label="A" name="a" items={tiles} defaultSelectedKey="upi" />,
    change: () => find('input[value=bank]').click(),
    shown: shownChecks,
    initial: ['upi'],
    changed: ['bank'],
  },
  Select: {
    field: <Select label="A" name="a" items={items} defaultValue="upi" />,
    change: () => choose('bank'),
    shown: shownChoice,
    initial: ['upi'],
    changed: ['bank'],
  },
  MultiSelect: {
    field: <MultiSelect label="A" name="a" items={items} defaultValue={['upi']} />,
    change: () => choose('bank', 'upi'),
    shown: shownChoice,
    initial: ['upi'],
    changed: ['bank', 'upi'],
  },
  DatePicker: {
    field: <DatePicker label="A" name="a" defaultValue="2026-09-16" />,
    ...day,
    initial: ['2026-09-16'],
    changed: ['2026-09-17'],
  },
};

const sent = () =>
  new FormData(page.querySelector('form') ?? undefined).getAll('a').map((value) => (value instanceof File ? value.name : value));
const draw = (field: ReactElement) =>
  act(async () =>
    root.render(
      <form>
        {field}
        <button type="reset">Reset</button>
      </form>,
    ),
  );
const reset = () =>
  act(async () => {
    // In a browser, React renders what the handlers of the event have set before the controls themselves are reset.
    addEventListener('reset', () => flushSync(() => undefined), { once: true });
    find('button[type=reset]').click();
  });

it.each(Object.entries(cases))(
  '%s sends what it shows, at first, changed and after a reset',
  async (_, { field, change, shown, initial, changed }) => {
    await draw(field);
    expect([shown(), sent()]).toEqual([initial, initial]);
    await reset(); // nothing was changed
    expect([shown(), sent()]).toEqual([initial, initial]);
    await act(async () => change());
    expect([shown(), sent()]).toEqual([changed, changed]);
    await reset();
    expect([shown(), sent()]).toEqual([initial, initial]);
  },
);

it('DateRangePicker sends what it shows, at first, changed and after a reset', async () => {
  await draw(<DateRangePicker label="A" startName="a" endName="a" defaultValue={{ start: '2026-09-10', end: '2026-09-16' }} />);
  expect(sent()).toEqual(['2026-09-10', '2026-09-16']);
  await act(async () => day.change());
  expect([...shownDate(), sent()]).toEqual(['2026-09-11', ['2026-09-11', '2026-09-16']]);
  await reset();
  expect([...shownDate(), sent()]).toEqual(['2026-09-10', ['2026-09-10', '2026-09-16']]);
});

it('FileDrop lists no file after a reset, which clears the native field', async () => {
  const onChange = vi.fn();
  await draw(<FileDrop label="A" name="a" onChange={onChange} />);
  const proof = new File(['proof'], 'proof.pdf', { type: 'application/pdf' });
  await act(async () => {
    Object.defineProperty(find('input'), 'files', { value: [proof], configurable: true, writable: true });
    find('input').dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(textOf('li bdi')()).toEqual(['proof.pdf']);
  await reset();
  expect(textOf('li bdi')()).toEqual([]);
  expect(onChange.mock.lastCall).toEqual([[]]);
});

const controlled: [string, ReactElement, () => void, () => readonly (string | null)[], string[]][] = [
  ['Select', <ControlledSelect key="select" />, () => choose('bank'), shownChoice, ['upi']],
  ['Select without a choice', <ControlledSelect key="none" isEmpty />, () => choose('bank'), shownChoice, ['bank']],
  ['SegmentedControl', <ControlledSegments key="segments" />, () => find('input[value=bank]').click(), shownChecks, ['upi']],
  ['Slider', <ControlledSlider key="slider" />, () => type('100'), textOf('label > span'), ['4']],
];

it.each(controlled)(
  '%s sends what it shows after a reset when its caller has the value',
  async (_, field, change, shown, initial) => {
    await draw(field);
    await act(async () => change());
    await reset();
    expect([shown(), sent()]).toEqual([initial, initial]);
  },
);

function ControlledSelect({ isEmpty = false }) {
  const [key, setKey] = useState(isEmpty ? null : 'upi');
  return <Select label="A" name="a" items={items} value={key} onChange={setKey} />;
}

function ControlledSegments() {
  const [key, setKey] = useState('upi');
  return <SegmentedControl aria-label="A" name="a" items={items} selectedKey={key} onSelectionChange={setKey} />;
}

function ControlledSlider() {
  const [value, setValue] = useState(4);
  return <Slider label="A" name="a" value={value} onChange={setValue} />;
}

const deleteDay = () =>
  act(async () => {
    segmentOf('day').focus();
    press('Backspace');
  });

it('DatePicker sends and reports nothing while its day is deleted, and the whole date again afterwards', async () => {
  const onChange = vi.fn();
  await draw(<DatePicker label="A" name="a" defaultValue="2026-09-01" onChange={onChange} />);
  await deleteDay();
  expect(segmentOf('month').textContent).toBe('9');
  expect([shownDate(), sent()]).toEqual([[''], ['']]);
  expect(onChange.mock.calls).toEqual([[null]]);
  await act(async () => press('Home'));
  expect([shownDate(), sent()]).toEqual([['2026-09-01'], ['2026-09-01']]);
  expect(onChange.mock.calls).toEqual([[null], ['2026-09-01']]);
  await deleteDay();
  await reset();
  expect([shownDate(), sent()]).toEqual([['2026-09-01'], ['2026-09-01']]);
});

it('DatePicker keeps month and year while its day is deleted and its caller has the value', async () => {
  function Page() {
    const [value, setValue] = useState<string | null>('2026-09-01');
    return (
      <>
        <DatePicker label="A" name="a" value={value} onChange={setValue} />
        <output>{value}</output>
      </>
    );
  }
  await draw(<Page />);
  await deleteDay();
  expect([find('form > output').textContent, segmentOf('month').textContent, segmentOf('year').textContent]).toEqual([
    '',
    '9',
    '2026',
  ]);
  expect(sent()).toEqual(['']);
  await act(async () => press('Home'));
  expect([find('form > output').textContent, sent()]).toEqual(['2026-09-01', ['2026-09-01']]);
});

it('DateRangePicker sends and reports nothing of a day that is deleted', async () => {
  const onChange = vi.fn();
  const range = { start: '2026-09-01', end: '2026-09-16' };
  await draw(<DateRangePicker label="A" startName="a" endName="b" defaultValue={range} onChange={onChange} />);
  await deleteDay();
  expect(sent()).toEqual(['']);
  expect(onChange.mock.calls).toEqual([[null]]);
  await act(async () => press('Home'));
  expect(sent()).toEqual(['2026-09-01']);
  expect(onChange.mock.lastCall).toEqual([range]);
});

it('ComboBox sends what it shows, at first, changed and after a reset', async () => {
  await draw(<ComboBox label="A" name="a" items={items} defaultValue="upi" />);
  expect([find('input').value, sent()]).toEqual(['UPI', ['upi']]);
  await act(async () => {
    find('input').focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('input'), 'Ban');
    find('input').dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  await act(async () => press('ArrowDown'));
  await act(async () => press('Enter'));
  await act(async () => find('input').blur());
  expect([find('input').value, sent()]).toEqual(['Bank', ['bank']]);
  await reset();
  expect([find('input').value, sent()]).toEqual(['UPI', ['upi']]);
});
