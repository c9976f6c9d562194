import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePlayback } from './usePlayback.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let prefersCalm = false;
let host: HTMLElement;
let unmount: () => void;

function Player() {
  const playback = usePlayback();
  const [presses, setPresses] = useState(0);
  return (
    <div id="box" {...playback.hold} data-playing={playback.isPlaying} data-can-play={playback.canPlay}>
      <button
        onClick={() => {
          setPresses(presses + 1);
          playback.toggle();
        }}
      >
        {playback.isPaused ? 'Play' : 'Pause'}
      </button>
      <a href="#two">Two</a>
    </div>
  );
}

beforeEach(() => {
  prefersCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersCalm, addEventListener() {}, removeEventListener() {} }));
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  act(() => unmount());
  host.remove();
});

function show() {
  const root = createRoot(host);
  unmount = () => root.unmount();
  act(() => root.render(<Player />));
}

const box = () => host.querySelector<HTMLElement>('#box')!;
const button = () => host.querySelector('button')!;
const isPlaying = () => box().dataset.playing === 'true';

describe('usePlayback', () => {
  it('plays from the start', () => {
    show();
    expect(isPlaying()).toBe(true);
  });

  it('never plays under reduced motion', () => {
    prefersCalm = true;
    show();
    expect(isPlaying()).toBe(false);
    expect(box().dataset.canPlay).toBe('false');
  });

  it('holds while the pointer is over it', () => {
    show();
    act(() => void box().dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    expect(isPlaying()).toBe(false);
    act(() => void box().dispatchEvent(new MouseEvent('pointerout', { bubbles: true, relatedTarget: document.body })));
    expect(isPlaying()).toBe(true);
  });

  it('holds while the focus is in it, also when it moves inside', () => {
    show();
    act(() => button().focus());
    expect(isPlaying()).toBe(false);
    act(() => host.querySelector('a')!.focus());
    expect(isPlaying()).toBe(false);
    act(() => host.querySelector('a')!.blur());
    expect(isPlaying()).toBe(true);
  });

  it('stays paused after the button was pressed, and says what the button does next', () => {
    show();
    act(() => button().click());
    expect(isPlaying()).toBe(false);
    expect(button().textContent).toBe('Play');
    act(() => button().click());
    expect(isPlaying()).toBe(true);
  });

  it('holds while the tab is hidden', () => {
    show();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isPlaying()).toBe(false);
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(isPlaying()).toBe(true);
    visibility.mockRestore();
  });
});
