import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Icon } from '../Icon/Icon.tsx';
import { close } from '../Icon/icons.ts';
import { Button } from './Button.tsx';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('Button', () => {
  it('warns in development when it has no name', async () => {
    await act(async () =>
      root.render(
        <Button>
          <Icon of={close} />
        </Button>,
      ),
    );
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('no name'), document.querySelector('button'));
  });

  it.each([
    ['words', <Button key="words">Close</Button>],
    [
      'a label',
      <Button key="label" aria-label="Close">
        <Icon of={close} />
      </Button>,
    ],
    [
      'a named picture',
      <Button key="picture">
        <Icon of={close} aria-label="Close" />
      </Button>,
    ],
  ])('does not warn when it has %s', async (_, button) => {
    await act(async () => root.render(button));
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('works before the page has its script: it is a native button with its type', () => {
    expect(renderToString(<Button type="submit">Send</Button>)).toMatch(/^<button type="submit" class="[^"]+">Send<\/button>$/);
  });
});
