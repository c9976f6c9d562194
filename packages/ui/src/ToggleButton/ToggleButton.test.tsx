import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ToggleButton } from './ToggleButton.tsx';

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('says in development when nothing of it can be seen', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<ToggleButton aria-label="Unseen" />));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no label and no icon'), expect.anything());
  await act(async () => root.unmount());
});
