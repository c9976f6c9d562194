import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { readMockServiceWorker } from './mockServiceWorker.ts';

type Listener = (event: object) => void;

/** Runs the worker's listeners for a request, as the browser does, and says which of them was the last. */
function dispatchFetch(mode: string) {
  const listeners: Listener[] = [];
  const addEventListener = (type: string, listener: Listener) => void (type === 'fetch' && listeners.push(listener));
  const caches = { open: () => new Promise(() => {}) };
  runInContext(readMockServiceWorker(), createContext({ addEventListener, caches, self: { registration: { scope: '/' } } }));
  const [first] = listeners;
  let isStopped = false;
  first?.({ request: { mode }, stopImmediatePropagation: () => (isStopped = true) });
  return { listeners: listeners.length, isStopped };
}

it('leaves page loads to the server, so that a page of the backend comes with the script that runs its forms', () => {
  expect(dispatchFetch('navigate')).toEqual({ listeners: 2, isStopped: true });
});

it('leaves the requests of a page to MSW', () => {
  expect(dispatchFetch('cors')).toEqual({ listeners: 2, isStopped: false });
});
