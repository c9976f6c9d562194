import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Mounts a contestant's page and marks the moment when it is laid out. */
export function start(page) {
  const root = createRoot(document.querySelector('#root'));
  flushSync(() => root.render(page));
  document.body.getBoundingClientRect();
  performance.mark('mounted');
}
