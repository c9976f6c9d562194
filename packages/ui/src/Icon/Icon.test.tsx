import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { Icon } from './Icon.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws nothing for a name that it does not know, and says so in development', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<Icon of={undefined} aria-label="rocket" />));
  expect(document.querySelector('svg')).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('An Icon has no shape'), 'rocket');
  await act(async () => root.unmount());
});
