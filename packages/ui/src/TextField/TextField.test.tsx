import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from './TextField.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders on the server, types, and only then lets the script run. */
async function typeBeforeHydration(field: React.ReactElement, text: string) {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(field);
  const input = root.querySelector('input') as HTMLInputElement;
  input.value = text;
  await act(async () => void hydrateRoot(root, field));
  return input;
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
});
