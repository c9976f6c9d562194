import { act, type ComponentType, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FieldGroup } from '../FieldGroup/FieldGroup.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { FormSummary } from '../FormSummary/FormSummary.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';

const options = [
  { id: 'bank', label: 'Bank', description: 'One day.' },
  { id: 'upi', label: 'UPI' },
];
const texts = { label: 'Method', description: 'In your own name.', errorMessage: 'Choose one.' };

const fields: Record<string, ReactElement> = {
  CheckboxGroup: <CheckboxGroup {...texts} items={options} defaultValue={['upi']} />,
  ColorField: <ColorField {...texts} name="primary" defaultValue="#e2b872" against={[{ name: 'Page', color: '#0c0c0b' }]} />,
  ComboBox: <ComboBox {...texts} name="method" items={options} defaultValue="upi" />,
  DatePicker: <DatePicker {...texts} name="day" defaultValue="2026-09-16" minValue="2026-09-01" />,
  DateRangePicker: (
    <DateRangePicker {...texts} startName="from" endName="to" defaultValue={{ start: '2026-09-10', end: '2026-09-16' }} />
  ),
  FieldGroup: <FieldGroup legend="Account">Fields</FieldGroup>,
  FileDrop: <FileDrop {...texts} name="proof" acceptedFileTypes={['.pdf']} maxBytes={1024} allowsMultiple />,
  FormSummary: <FormSummary validationErrors={{ method: 'Choose one.' }} />,
  NumberField: <NumberField {...texts} name="amount" defaultValue={10_000} />,
  RadioGroup: <RadioGroup {...texts} items={options} defaultValue="upi" />,
  SearchField: <SearchField aria-label="Search" defaultValue="DL-482" />,
  Select: <Select {...texts} name="method" items={options} defaultValue="upi" />,
  Slider: <Slider label="Return" description="A month." defaultValue={4} hasEnds />,
  TextArea: <TextArea {...texts} maxLength={80} defaultValue="Why?" />,
};

let page: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function hydrate(element: ReactElement, before: () => void = () => undefined) {
  page.innerHTML = renderToString(element);
  before();
  await act(async () => {
    root = hydrateRoot(page, element);
  });
}

it.each(Object.entries(fields))(
  '%s is there before its script and hydrates without a word in the console',
  async (_, element) => {
    const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await hydrate(element);
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
  },
);

it.each<[string, ComponentType<{ label: string; onChange: (text: string) => void }>, string, string]>([
  ['TextArea', TextArea, 'textarea', 'Late'],
  ['SearchField', SearchField, 'input', 'DL-482'],
])('%s reports what was typed before its script ran', async (_, Field, selector, typed) => {
  const onChange = vi.fn();
  await hydrate(<Field label="Words" onChange={onChange} />, () => {
    const control = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    if (control) control.value = typed;
  });
  expect(onChange.mock.calls).toEqual([[typed]]);
});

it('Slider reports where it was drawn to before its script ran', async () => {
  const onChange = vi.fn();
  await hydrate(<Slider label="Return" defaultValue={4} onChange={onChange} />, () => {
    const range = page.querySelector('input');
    if (range) range.value = '7';
  });
  expect(onChange.mock.calls).toEqual([[7]]);
});

it('warns in development of a field with an empty label', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await hydrate(<TextArea label=" " />);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('empty label'));
});
