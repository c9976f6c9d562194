import { useEffect } from 'react';

/** Reads the active theme once the page is at rest and applies it over the prerendered one (spec §7). */
export function useLiveTheme() {
  useEffect(() => {
    const whenIdle = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const task = whenIdle(() => {
      void import('./themeConfig.ts').then(async ({ readActiveTheme, themeRules }) => {
        const config = await readActiveTheme();
        if (config) apply(themeRules(config));
      });
    });
    return () => cancel(task);
  }, []);
}

/** A constructed style sheet: the Content-Security-Policy allows no inline one. */
function apply(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
