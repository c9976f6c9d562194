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
    [2, 3],
  ],
  ToggleGroup: [
    (onChange) => (
      <ToggleGroup aria-label="A" items={items} selectionMode="multiple" selectedKeys={[2]} onSelectionChange={onChange} />
    ),
    'button',
    [2, 3],
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
  const [last] = onChange.mock.lastCall ?? [];
  expect(last instanceof Set ? [...last] : last).toEqual(reported); // sets are equal in any order
});

it('selects another tab than those that disabledKeys names', async () => {
  await draw(<Tabs aria-label="A" items={views} disabledKeys={[1]} />);
  expect(within(page).getByRole<HTMLButtonElement>('tab', { name: 'One' }).disabled).toBe(true);
  expect(within(page).getByRole('tabpanel').textContent).toBe('View 2');
});

it('disables an item of a menu in its sections and submenus as well', async () => {
  const onSelectionChange = vi.fn();
  await draw(
    <Menu
      trigger={<Button>More</Button>}
      items={[
        { label: 'Lines', selectionMode: 'multiple', items: [{ id: 'a', label: 'Floor' }], onSelectionChange },
        { id: 'b', label: 'Export', items: [{ id: 'c', label: 'Table' }] },
      ]}
      disabledKeys={['a', 'c']}
      defaultOpen
    />,
  );
  await press('menuitemcheckbox', 'Floor');
  expect(onSelectionChange).not.toHaveBeenCalled();
  await press('menuitem', 'Export');
  expect(within(document.body).getByRole('menuitem', { name: 'Table' }).ariaDisabled).toBe('true');
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

it.each([
  ['SegmentedControl', <SegmentedControl key="a" aria-label="A" items={items} disabledKeys={[2]} />, 'radio'],
  ['ToggleGroup', <ToggleGroup key="a" aria-label="A" items={items} disabledKeys={[2]} />, 'button'],
])('disables what disabledKeys of a %s names', async (_, control, role) => {
  await draw(control);
  const controls = within(page).getAllByRole<HTMLButtonElement | HTMLInputElement>(role);
  expect(controls.map(({ disabled }) => disabled)).toEqual([false, true, false]);
});

it('reports an id that is a number also when the browser fills the select in', async () => {
  const onChange = vi.fn();
  await draw(<Select label="A" name="a" items={items} value={2} onChange={onChange} />);
  const native = page.querySelector('select');
  await act(async () => void (native && (await fireEvent.change(native, { target: { value: '3' } }))));
  expect(onChange).toHaveBeenLastCalledWith(3);
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
      <Meter label="Days" value={9} maxValue={7} formatOptions={{ style: 'percent', minimumFractionDigits: 1 }} />
      <Meter label="Seats" value={3} maxValue={5} valueLabel="3 von 5" />
    </KitProvider>,
  );
  const said = within(page)
    .getAllByRole('meter')
    .map((meter) => meter.getAttribute('aria-valuetext'));
  expect(said).toEqual(['62\u00A0%', '3,1\u00A0GB', '100,0\u00A0%', '3 von 5']);
  for (const text of said) expect(page.textContent).toContain(text);
});
