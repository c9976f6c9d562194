import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOverlay } from './useOverlay.ts';
import { useOverlayScene } from './useOverlayScene.ts';

interface PartProps {
  readonly id: string;
  readonly top: number;
  readonly priority: number;
  readonly isLoading?: boolean;
}

function Part({ id, top, priority, isLoading = false }: PartProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const isShown = useOverlay(id, isLoading ? null : element, { priority, hasRoom: id === 'consent' });
  return (
    <section ref={setElement} data-top={top} data-shown={isShown || undefined} aria-label={id}>
      <button type="button">In {id}</button>
    </section>
  );
}

function Page({ parts }: { readonly parts: readonly PartProps[] }) {
  useOverlayScene('/');
  return (
    <>
      <button type="button" data-top="510">
        Beside the content
      </button>
      <main data-top="560">
        <button type="button" data-top="700">
          On the page
        </button>
      </main>
      {parts.map((part) => (
        <Part key={part.id} {...part} />
      ))}
    </>
  );
}

const call: PartProps = { id: 'call', top: 500, priority: 3 };
const dock: PartProps = { id: 'dock', top: 300, priority: 2 };
const under: PartProps = { id: 'column', top: 320, priority: 1 };
const consent: PartProps = { id: 'consent', top: 620, priority: 0 };

let root: Root;
let page: HTMLElement;
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
    return new DOMRect(0, Number(this.dataset['top'] ?? this.parentElement?.dataset['top']), 300, 60);
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (...parts: readonly PartProps[]) => act(async () => root.render(<Page parts={parts} />));
const shown = () => [...page.querySelectorAll('[data-shown]')].map((part) => part.ariaLabel);
const focus = (words: string) =>
  act(async () => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    if (!button) throw new Error(`The page has no button "${words}".`);
    vi.spyOn(button, 'matches').mockReturnValue(true); // :focus-visible, as for a key
    button.focus();
    for (const frame of frames.splice(0)) frame();
  });

it('shows the most urgent of what asks', async () => {
  vi.stubGlobal('innerHeight', 400); // the page's end is further down
  await show(under, dock);
  expect(shown()).toEqual(['dock']);
});

it('gives way to the focus, unless the focus is in the overlay itself', async () => {
  vi.stubGlobal('innerHeight', 400);
  await show(call, { ...dock, top: 200 });
  expect(shown()).toEqual(['call']);
  await focus('Beside the content');
  expect(shown()).toEqual(['dock']);
  await focus('In call');
  expect(shown()).toEqual(['call']);
});

it('never lies over a button of the page: the next one that is free shows', async () => {
  vi.stubGlobal('innerHeight', 400);
  await show({ ...call, top: 690 }, dock);
  await act(async () => {
    for (const frame of frames.splice(0)) frame();
  });
  expect(shown()).toEqual(['dock']);
});

it('hides what lies on the end of the page', async () => {
  vi.stubGlobal('innerHeight', 700);
  await show({ ...call, top: 600 }, dock);
  expect(shown()).toEqual(['dock']);
});

it('shows cookies first, also while their question is still loading', async () => {
  vi.stubGlobal('innerHeight', 400);
  await show(dock, { ...consent, isLoading: true });
  expect(shown()).toEqual(['consent']);
  await show(dock, consent);
  expect(shown()).toEqual(['consent']);
  await show(dock);
  expect(shown()).toEqual(['dock']);
});
