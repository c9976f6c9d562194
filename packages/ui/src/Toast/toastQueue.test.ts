import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

const titles = (queue: ReturnType<typeof createToastQueue>) => queue.getShown().map(({ title }) => title);

describe('toast queue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('takes a toast away after five seconds', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Copied to clipboard' });
    vi.advanceTimersByTime(4999);
    expect(titles(queue)).toEqual(['Copied to clipboard']);
    vi.advanceTimersByTime(1);
    expect(titles(queue)).toEqual([]);
  });

  it('leaves twice the time for an action', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
    vi.advanceTimersByTime(9999);
    expect(titles(queue)).toEqual(['Removed']);
    vi.advanceTimersByTime(1);
    expect(titles(queue)).toEqual([]);
  });

  it('gives a toast that was paused the rest of its time', () => {
    const queue = createToastQueue();
    queue.add({ title: 'Saved' });
    vi.advanceTimersByTime(3000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(titles(queue)).toEqual(['Saved']);
    queue.resume();
    vi.advanceTimersByTime(1999);
    expect(titles(queue)).toEqual(['Saved']);
    vi.advanceTimersByTime(1);
    expect(titles(queue)).toEqual([]);
  });

  it('does not stay paused when the last toast is closed under the pointer', () => {
    const queue = createToastQueue();
    const take = queue.add({ title: 'Saved' });
    queue.pause();
    take();
    queue.add({ title: 'Copied to clipboard' });
    vi.advanceTimersByTime(5000);
    expect(titles(queue)).toEqual([]);
  });

  it('keeps a toast without a duration until it is closed', () => {
    const queue = createToastQueue();
    const take = queue.add({ title: 'Offline', duration: null });
    vi.advanceTimersByTime(3_600_000);
    expect(titles(queue)).toEqual(['Offline']);
    take();
    expect(titles(queue)).toEqual([]);
  });

  it('shows the newest four', () => {
    const queue = createToastQueue();
    for (const title of ['1', '2', '3', '4', '5']) queue.add({ title });
    expect(titles(queue)).toEqual(['2', '3', '4', '5']);
  });

  it('tells those who listen, and no longer those who left', () => {
    const queue = createToastQueue();
    const listener = vi.fn();
    const leave = queue.subscribe(listener);
    queue.add({ title: 'One' });
    leave();
    queue.add({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
