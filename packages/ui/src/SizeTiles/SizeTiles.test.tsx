import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SizeTilesProps } from './SizeTiles.tsx';
import { SizeTiles } from './SizeTiles.tsx';

const tiles = [
  { id: '5000', size: '$5K', price: '$59' },
  { id: '10000', size: '$10K', price: '$99' },
];

function radio(page: HTMLElement, value: string): HTMLInputElement {
  const found = page.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  if (!found) throw new Error(`No radio has the value ${value}.`);
  return found;
}

describe('SizeTiles on a prerendered page', () => {
  let page: HTMLElement;

  function prerender(props: SizeTilesProps) {
    page.innerHTML = renderToString(<SizeTiles {...props} />);
  }

  async function hydrate(props: SizeTilesProps) {
    const onRecoverableError = vi.fn();
    await act(() => hydrateRoot(page, <SizeTiles {...props} />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
  }

  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.createElement('div');
    document.body.append(page);
  });

  afterEach(() => {
    page.remove();
    vi.unstubAllGlobals();
  });

  it('keeps a size that was chosen before its script ran, and reports it', async () => {
    const onChange = vi.fn();
    const props = { 'aria-label': 'Account size', name: 'size', items: tiles, selectedKey: '5000', onSelectionChange: onChange };
    prerender(props);
    radio(page, '10000').click();
    await hydrate(props);
    expect(onChange.mock.calls).toEqual([['10000']]);
  });

  it('reports nothing when nothing was chosen', async () => {
    const onChange = vi.fn();
    const props = { 'aria-label': 'Account size', name: 'size', items: tiles, selectedKey: '5000', onSelectionChange: onChange };
    prerender(props);
    await hydrate(props);
    expect(onChange).not.toHaveBeenCalled();
    expect(radio(page, '5000').checked).toBe(true);
  });

  it('is one group of native radios in the markup', () => {
    prerender({ 'aria-label': 'Account size', name: 'size', items: tiles, defaultSelectedKey: '10000' });
    expect([...page.querySelectorAll('fieldset input[type=radio]')].map((input) => input.getAttribute('name'))).toEqual([
      'size',
      'size',
    ]);
    expect(radio(page, '10000').checked).toBe(true);
    expect(page.querySelector('fieldset')?.getAttribute('aria-label')).toBe('Account size');
  });
});
