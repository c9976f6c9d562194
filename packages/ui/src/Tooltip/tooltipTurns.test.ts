import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTooltipTurns } from './tooltipTurns.ts';

const tip = () => ({ show: vi.fn(), hide: vi.fn() });

describe('the turns of tooltips', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('show the first after 700 ms, and nothing when the pointer has gone by then', () => {
    const turns = createTooltipTurns();
    const [first, passed] = [tip(), tip()];
    turns.enter(passed);
    vi.advanceTimersByTime(699);
    turns.leave(passed);
    vi.advanceTimersByTime(5000);
    expect(passed.show).not.toHaveBeenCalled();
    turns.enter(first);
    vi.advanceTimersByTime(699);
    expect(first.show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(first.show).toHaveBeenCalledOnce();
  });

  it('show one after its own delay', () => {
    const turns = createTooltipTurns();
    const quick = tip();
    turns.enter(quick, 300);
    vi.advanceTimersByTime(299);
    expect(quick.show).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(quick.show).toHaveBeenCalledOnce();
  });

  it('show the next at once within 300 ms of the last, and only one at a time', () => {
    const turns = createTooltipTurns();
    const [first, second, third, late] = [tip(), tip(), tip(), tip()];
    turns.show(first);
    turns.leave(first);
    turns.enter(second);
    expect(first.hide).toHaveBeenCalledOnce();
    expect(second.show).toHaveBeenCalledOnce();
    turns.hide(second);
    vi.advanceTimersByTime(299);
    turns.enter(third);
    expect(third.show).toHaveBeenCalledOnce();
    turns.hide(third);
    vi.advanceTimersByTime(300);
    turns.enter(late);
    expect(late.show).not.toHaveBeenCalled();
  });

  it('go on waiting when another control loses the focus or leaves the page', () => {
    const turns = createTooltipTurns();
    const [pointed, other] = [tip(), tip()];
    turns.enter(pointed);
    turns.hide(other);
    vi.advanceTimersByTime(700);
    expect(pointed.show).toHaveBeenCalledOnce();
  });

  it('keep a tip while the pointer crosses to it', () => {
    const turns = createTooltipTurns();
    const first = tip();
    turns.show(first);
    turns.leave(first);
    vi.advanceTimersByTime(100);
    turns.enter(first);
    vi.advanceTimersByTime(5000);
    expect(first.hide).not.toHaveBeenCalled();
    turns.leave(first);
    vi.advanceTimersByTime(150);
    expect(first.hide).toHaveBeenCalledOnce();
  });
});
