import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChipGroup } from '../ChipGroup/ChipGroup.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';

const options = [
  { id: 'all', label: 'All' },
  { id: 'bank', label: 'Bank' },
];
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
});

const radio = (value: string) => page.querySelector<HTMLInputElement>(`input[value="${value}"]`);

async function hydrateAfter(click: string | null, group: React.JSX.Element) {
  page.innerHTML = renderToString(group);
  if (click) radio(click)?.click();
  await act(async () => {
    root = hydrateRoot(page, group);
  });
}

it.each([
  ['chips', ChipGroup],
  ['segments', SegmentedControl],
])('reports, once, which of its %s was clicked on the prerendered page', async (_, Group) => {
  const onChange = vi.fn();
  await hydrateAfter('bank', <Group label="Method" items={options} selectedKey="all" onSelectionChange={onChange} />);
  expect(onChange.mock.calls).toEqual([['bank']]);
});

it('reports an early click to a page that leaves the choice to the browser', async () => {
  const onChange = vi.fn();
  await hydrateAfter(
    'bank',
    <ChipGroup aria-label="Method" items={options} defaultSelectedKey="all" onSelectionChange={onChange} />,
  );
  expect(onChange.mock.calls).toEqual([['bank']]);
  expect(radio('bank')?.checked).toBe(true);
});

it('reports nothing when nothing was clicked', async () => {
  const onChange = vi.fn();
  await hydrateAfter(null, <ChipGroup aria-label="Method" items={options} selectedKey="all" onSelectionChange={onChange} />);
  expect(onChange).not.toHaveBeenCalled();
});
