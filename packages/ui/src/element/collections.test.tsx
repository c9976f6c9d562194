import { act, cloneElement, type ReactElement } from 'react';
import { fireEvent, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { ComboBox } from '../ComboBox/ComboBox.tsx';
import { KitProvider } from '../KitProvider/KitProvider.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { OneTimeCode } from '../OneTimeCode/OneTimeCode.tsx';
import { Select } from '../Select/Select.tsx';
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { ToggleGroup } from '../ToggleGroup/ToggleGroup.tsx';
import { page, root } from './testPage.test-support.ts';

const items = [
  { id: 1, label: 'One' },
  { id: 2, label: 'Two' },
  { id: 3, label: 'Three' },
];
const views = items.map((item) => ({ ...item, content: `View ${item.id}` }));
const draw = (element: ReactElement) => act(async () => root.render(element));
const press = (role: string, name: string) => act(async () => within(document.body).getByRole(role, { name }).click());

/** Each collection with 2 selected, and the role of its items. */
const numbered: Record<string, readonly [(onChange: (key: unknown) => void) => ReactElement, role: string, reported: unknown]> = {
  SegmentedControl: [
    (onChange) => <SegmentedControl aria-label="A" items={items} selectedKey={2} onSelectionChange={onChange} />,
    'radio',
    3,
  ],
  Tabs: [(onChange) => <Tabs aria-label="A" items={views} selectedKey={2} onSelectionChange={onChange} />, 'tab', 3],
  TagGroup: [
    (onChange) => <TagGroup label="A" items={items} selectionMode="multiple" selectedKeys={[2]} onSelectionChange={onChange} />,
    'row',
    new Set([2, 3]),
  ],
  ToggleGroup: [
    (onChange) => (
      <ToggleGroup aria-label="A" items={items} selectionMode="multiple" selectedKeys={[2]} onSelectionChange={onChange} />
    ),
    'button',
    new Set([2, 3]),
  ],
  Select: [(onChange) => <Select label="A" items={items} value={2} onChange={onChange} isOpen />, 'option', 3],
  MultiSelect: [(onChange) => <MultiSelect label="A" items={items} value={[2]} onChange={onChange} isOpen />, 'option', [2, 3]],
};

it.each(Object.entries(numbered))('%s has and reports ids that are numbers', async (_, [element, role, reported]) => {
  const onChange = vi.fn();
  await draw(element(onChange));
  const chosen = within(document.body)
    .getAllByRole(role, { name: 'Two' })
    .filter((item) => item.matches('[aria-selected=true], [aria-pressed=true], :checked'));
  expect(chosen).toHaveLength(1);
  await press(role, 'Three');
  expect(onChange).toHaveBeenLastCalledWith(reported);
});

it('selects another tab than those that disabledKeys names', async () => {
  await draw(<Tabs aria-label="A" items={views} disabledKeys={[1]} />);
  expect(within(page).getByRole<HTMLButtonElement>('tab', { name: 'One' }).disabled).toBe(true);
  expect(within(page).getByRole('tabpanel').textContent).toBe('View 2');
});

it('activates no item of a menu that disabledKeys names', async () => {
  const onAction = vi.fn();
  const actions = items.map(({ id, label }) => ({ id: String(id), label }));
  await draw(<Menu trigger={<Button>More</Button>} items={actions} disabledKeys={['2']} onAction={onAction} defaultOpen />);
  await press('menuitem', 'Two');
  expect(onAction).not.toHaveBeenCalled();
  await press('menuitem', 'Three');
  expect(onAction).toHaveBeenLastCalledWith('3');
});

it('disables every segment of a disabled control', async () => {
  await draw(<SegmentedControl aria-label="A" items={items} isDisabled />);
  expect(
    within(page)
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ disabled }) => disabled),
  ).toEqual([true, true, true]);
});

it('has every tag selected by "all"', async () => {
  await draw(<TagGroup aria-label="A" items={items} selectionMode="multiple" selectedKeys="all" />);
  expect(within(page).getAllByRole('row', { selected: true })).toHaveLength(3);
});

it.each([
  ['Select', <Select key="a" label="A" items={items} selectedKey={2} isOpen />],
  ['ComboBox', <ComboBox key="a" label="A" items={items} defaultSelectedKey={2} menuTrigger="focus" />],
])('%s takes React Aria’s older names of its value', async (_, field) => {
  const onSelectionChange = vi.fn();
  await draw(cloneElement(field, { onSelectionChange } as object));
  await act(async () => page.querySelector('input')?.focus());
  expect(within(document.body).getByRole('option', { selected: true }).textContent).toBe('Two');
  await press('option', 'Three');
  expect(onSelectionChange).toHaveBeenLastCalledWith(3);
});

it('shows the code that its caller holds', async () => {
  const onChange = vi.fn();
  const code = (value: string) => <OneTimeCode label="Code" value={value} onChange={onChange} />;
  await draw(code('123'));
  const input = within(page).getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  await fireEvent.input(input, { target: { value: '1234' } });
  expect(onChange).toHaveBeenLastCalledWith('1234');
  expect(input.value).toBe('123');
  await draw(code('1234'));
  expect(input.value).toBe('1234');
});

it('writes a quantity in the language of the page, as a share of its range or in its format', async () => {
  await draw(
    <KitProvider locale="de-DE">
      <Meter label="Storage" value={3.1} maxValue={5} />
      <Meter label="Traffic" value={3.1} maxValue={5} formatOptions={{ style: 'unit', unit: 'gigabyte' }} />
    </KitProvider>,
  );
  const said = within(page)
    .getAllByRole('meter')
    .map((meter) => meter.getAttribute('aria-valuetext'));
  expect(said).toEqual(['62\u00A0%', '3,1\u00A0GB']);
  for (const text of said) expect(page.textContent).toContain(text);
});
