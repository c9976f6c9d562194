import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoAdvance } from './useAutoAdvance.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const onAdvance = vi.fn();
const root = createRoot(document.createElement('div'));
const show = (isPlaying: boolean) => act(() => root.render(<Player isPlaying={isPlaying} />));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function Player({ isPlaying }: { readonly isPlaying: boolean }) {
  useAutoAdvance({ isPlaying, periodMs: 4_000, onAdvance });
  return null;
}

beforeEach(() => {
  vi.useFakeTimers();
  onAdvance.mockReset();
});

afterEach(() => {
  show(false);
  vi.useRealTimers();
});

describe('useAutoAdvance', () => {
  it('advances once a period', () => {
    show(true);
    pass(3_999);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
    pass(8_000);
    expect(onAdvance).toHaveBeenCalledTimes(3);
  });

  it('stands still while it is held, and begins a whole period afterwards', () => {
    show(true);
    pass(3_000);
    show(false);
    pass(60_000);
    expect(onAdvance).not.toHaveBeenCalled();
    show(true);
    pass(3_999);
    expect(onAdvance).not.toHaveBeenCalled();
    pass(1);
    expect(onAdvance).toHaveBeenCalledTimes(1);
  });
});
