import { act, cloneElement, type ReactElement } from 'react';
import { within } from 'storybook/test';
import { expect, it } from 'vitest';
import { page, root } from '../element/testPage.test-support.ts';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { RangeSlider } from '../RangeSlider/RangeSlider.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Slider } from '../Slider/Slider.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';

const items = [
  { id: 'bank', label: 'Bank' },
  { id: 'upi', label: 'UPI' },
];

/** Each component whose name may be visible or not, and the role of what has the name; a password and files have none. */
const named: Record<string, readonly [role: string | undefined, field: ReactElement]> = {
  CheckboxGroup: ['group', <CheckboxGroup key="a" label="Method" items={items} />],
  ChipGroup: ['group', <ChipGroup key="a" label="Method" items={items} />],
  ColorField: ['textbox', <ColorField key="a" label="Method" />],
  ComboBox: ['combobox', <ComboBox key="a" label="Method" items={items} />],
  DatePicker: ['group', <DatePicker key="a" label="Method" />],
  DateRangePicker: ['group', <DateRangePicker key="a" label="Method" />],
  FileDrop: [undefined, <FileDrop key="a" label="Method" />],
  MultiSelect: ['button', <MultiSelect key="a" label="Method" items={items} />],
  NumberField: ['textbox', <NumberField key="a" label="Method" />],
  PasswordField: [undefined, <PasswordField key="a" label="Method" />],
  RadioGroup: ['radiogroup', <RadioGroup key="a" label="Method" items={items} />],
  RangeSlider: ['group', <RangeSlider key="a" label="Method" />],
  SearchField: ['searchbox', <SearchField key="a" label="Method" />],
  SegmentedControl: ['group', <SegmentedControl key="a" label="Method" items={items} />],
  Select: ['button', <Select key="a" label="Method" items={items} />],
  Slider: ['slider', <Slider key="a" label="Method" />],
  TagGroup: ['grid', <TagGroup key="a" label="Method" items={items} />],
  TextArea: ['textbox', <TextArea key="a" label="Method" />],
  TextField: ['textbox', <TextField key="a" label="Method" />],
  TimeField: ['group', <TimeField key="a" label="Method" />],
};
const cases = Object.entries(named).map(([name, [role, field]]) => ({ name, role, field }));
const ways: readonly [string, object, boolean][] = [
  ['a label, which is visible', {}, true],
  ['an aria-label, which is not', { label: undefined, 'aria-label': 'Method' }, false],
  ['the id of a text elsewhere', { label: undefined, 'aria-labelledby': 'elsewhere' }, false],
];

it.each(cases.flatMap((one) => ways.map(([way, props, isVisible]) => ({ ...one, way, props, isVisible }))))(
  '$name is named by $way',
  async ({ role, field, props, isVisible }) => {
    await act(async () =>
      root.render(
        <>
          <h2 id="elsewhere">Method</h2>
          <div id="field">{cloneElement(field, props)}</div>
        </>,
      ),
    );
    const place = within(page.querySelector<HTMLElement>('#field') ?? page);
    const control = role ? place.getByRole(role, { name: /Method/ }) : within(page).getByLabelText(/Method/);
    expect(control).toBeInstanceOf(HTMLElement);
    expect(place.queryAllByText(/Method/)).toHaveLength(isVisible ? 1 : 0);
  },
);

it('names the color picker after its field, whatever names the field', async () => {
  await act(async () =>
    root.render(
      <>
        <h2 id="elsewhere">Accent</h2>
        <ColorField aria-labelledby="elsewhere" />
      </>,
    ),
  );
  expect(within(page).getByRole('button', { name: /Accent/ })).toBeInstanceOf(HTMLElement);
});
