/** Resolves when the browser is idle; immediately while prerendering. */
export function whenIdle(): Promise<void> {
  if (import.meta.env.SSR) return Promise.resolve();
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200); // Safari
  });
}
