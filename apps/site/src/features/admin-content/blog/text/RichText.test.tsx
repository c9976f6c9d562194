import { act, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RichText } from './RichText.tsx';

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const article = 'One **bold** word.\n\n## The rule\n\n- First\n- Second\n';
const text = () => document.querySelector<HTMLElement>('[role=textbox]');
const press = (name: string) => act(() => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)?.click());

/** The editor in a page that keeps what is written; `replace` is what somebody else has written. */
function open(value: string) {
  const onChange = vi.fn<(value: string) => void>();
  const page: { replace?: (next: string) => void } = {};
  function Page() {
    const [own, setOwn] = useState(value);
    useEffect(() => {
      page.replace = setOwn;
    }, []);
    const change = (next: string) => {
      onChange(next);
      setOwn(next);
    };
    return <RichText label="Body" value={own} language="en" onChange={change} />;
  }
  act(() => root.render(<Page />));
  return { onChange, replace: (next: string) => act(() => page.replace?.(next)) };
}

it('shows an article as it looks, and changes nothing by opening it', () => {
  const { onChange } = open(article);
  expect(text()?.querySelector('strong')?.textContent).toBe('bold');
  expect(text()?.querySelector('h2')?.textContent).toBe('The rule');
  expect([...(text()?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual(['First', 'Second']);
  expect(onChange).not.toHaveBeenCalled();
});

it('writes what a tool changes, and takes it back', () => {
  const { onChange } = open(article);
  press('Heading');
  expect(onChange).toHaveBeenLastCalledWith(`## ${article}`);
  press('Undo');
  expect(onChange).toHaveBeenLastCalledWith(article);
});

it('shows what somebody else has written', () => {
  const { onChange, replace } = open(article);
  press('Quote');
  replace('Another text.\n');
  expect(text()?.textContent).toBe('Another text.');
  expect(onChange).toHaveBeenCalledOnce();
});

it('pastes what an article can hold, and nothing that runs', () => {
  const { onChange } = open('');
  const data = {
    'text/html':
      '<h1>Title</h1><p onclick="x()">A <a href="javascript:x()">trap</a>, <a href="/rules">rules</a><img src="x" onerror="x()"></p>',
    'text/plain': 'Title',
  };
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
    clipboardData: { getData: (type: keyof typeof data) => data[type] },
  });
  act(() => void text()?.dispatchEvent(event));
  expect(onChange).toHaveBeenLastCalledWith('## Title\n\nA trap, [rules](/rules)\n');
  expect(text()?.querySelector('[onclick], [onerror], [href^="javascript"]')).toBeNull();
});
