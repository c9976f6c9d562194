import { describe, expect, it, vi } from 'vitest';
import { createFlow, type FlowStarter } from './createFlow.ts';

const counter: FlowStarter<number, number> = (onView) => {
  let total = 0;
  return {
    send(step) {
      total += step;
      onView(total);
    },
    stop() {},
  };
};

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('createFlow', () => {
  it('replays the events that came before the machine was there, in their order', async () => {
    const chunk = deferred<{ start: FlowStarter<string, string> }>();
    const flow = createFlow<string, string>({ initial: '', load: () => chunk.promise });
    flow.send('a');
    flow.send('b');
    let text = '';
    chunk.resolve({ start: (onView) => ({ send: (letter) => onView((text += letter)), stop: () => {} }) });
    await vi.waitFor(() => expect(flow.getView()).toBe('ab'), 30_000);
    flow.send('c');
    expect(flow.getView()).toBe('abc');
  });

  it('loads once however often it is asked', async () => {
    const load = vi.fn(async () => ({ start: counter }));
    const flow = createFlow({ initial: 0, load });
    flow.preload();
    flow.preload();
    flow.send(2);
    await vi.waitFor(() => expect(flow.getView()).toBe(2), 30_000);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('keeps the events of a failed load and replays them with the next one', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    const load = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ start: counter });
    const flow = createFlow<number, number>({ initial: 0, load });
    flow.send(1);
    await vi.waitFor(() => expect(report).toHaveBeenCalledTimes(1), 30_000);
    flow.send(2);
    await vi.waitFor(() => expect(flow.getView()).toBe(3), 30_000);
    report.mockRestore();
  });

  it('shows what it anticipates until the machine is there, and then what the machine says', async () => {
    const chunk = deferred<{ start: FlowStarter<number, number> }>();
    const flow = createFlow<number, number>({ initial: 0, load: () => chunk.promise, anticipate: (view, step) => view + step });
    flow.send(2);
    flow.send(3);
    expect(flow.getView()).toBe(5);
    chunk.resolve({ start: counter });
    await chunk.promise;
    flow.send(1);
    await vi.waitFor(() => expect(flow.getView()).toBe(6), 30_000);
  });

  it('starts no actor when it was stopped while its chunk was on the way', async () => {
    const chunk = deferred<{ start: FlowStarter<number, number> }>();
    const start = vi.fn(counter);
    const flow = createFlow<number, number>({ initial: 7, load: () => chunk.promise });
    flow.send(1);
    flow.stop();
    chunk.resolve({ start });
    await chunk.promise;
    await Promise.resolve();
    expect(start).not.toHaveBeenCalled();
    expect(flow.getView()).toBe(7);
  });
});
