import { act, type ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from '../SearchField/SearchField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from './TextField.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders on the server, types text, and then hydrates. */
async function typeBeforeHydration(field: React.ReactElement, text: string) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(field);
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = text;
  await act(async () => void hydrateRoot(root, field));
  return input;
}

/** React reads the value that an event carries, not one set by a script. */
function type(input: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('TextField', () => {
  it('keeps what was typed before its script ran', async () => {
    const input = await typeBeforeHydration(<TextField label="E-mail" name="email" />, 'leila@duneline.example');
    expect(input.value).toBe('leila@duneline.example');
  });

  it('reports what was typed before its script ran', async () => {
    const onChange = vi.fn();
    await typeBeforeHydration(<TextField label="Password" type="password" onChange={onChange} />, 'seven date palms');
    expect(onChange).toHaveBeenCalledWith('seven date palms');
  });

  it('keeps its default when nothing was typed', async () => {
    const onChange = vi.fn();
    const input = await typeBeforeHydration(<TextField label="Size" defaultValue="10000" onChange={onChange} />, '10000');
    expect(input.value).toBe('10000');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each<ComponentType<{ label: string }>>([TextField, TextArea, SearchField])(
    'runs as what is written in it does, and as the page while it is empty',
    async (Field) => {
      const root = document.createElement('div');
      document.body.replaceChildren(root);
      await act(async () => createRoot(root).render(<Field label="Message" />));
      const input = root.querySelector('input, textarea') as HTMLInputElement | HTMLTextAreaElement;
      expect(input.hasAttribute('dir')).toBe(false);
      await act(async () => type(input, 'Hello'));
      expect(input.dir).toBe('auto');
      await act(async () => type(input, ''));
      expect(input.hasAttribute('dir')).toBe(false);
    },
  );
});
