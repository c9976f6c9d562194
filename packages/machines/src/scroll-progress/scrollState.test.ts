import { describe, expect, it } from 'vitest';
import { scrollStateOf } from './scrollState.ts';

const at = (scrollTop: number) => scrollStateOf({ scrollTop, scrollHeight: 2_000, clientHeight: 1_000 });

describe('scrollStateOf', () => {
  it('makes the header opaque after 20 px, not at 20 px', () => {
    expect(at(20).isHeaderOpaque).toBe(false);
    expect(at(21).isHeaderOpaque).toBe(true);
  });
  it('shows the progress after 5 % of the way, not at 5 %', () => {
    expect(at(50).isProgressShown).toBe(false);
    expect(at(51).isProgressShown).toBe(true);
  });
  it('measures the way that can be scrolled', () => {
    expect(at(0).progress).toBe(0);
    expect(at(500).progress).toBe(0.5);
    expect(at(1_000).progress).toBe(1);
  });
  it('stays within its ends when the page bounces', () => {
    expect(at(-80).progress).toBe(0);
    expect(at(1_080).progress).toBe(1);
  });
  it('shows no progress on a page that cannot be scrolled', () => {
    expect(scrollStateOf({ scrollTop: 0, scrollHeight: 800, clientHeight: 1_000 })).toEqual({
      isHeaderOpaque: false,
      isProgressShown: false,
      progress: 0,
    });
  });
});
