import { useEffect } from 'react';
import { whenIdle } from '../start/whenIdle.ts';

/** Reads the active theme once the page is idle and applies it over the prerendered one (spec §7). */
export function useActiveTheme() {
  useEffect(() => {
    void refresh();
  }, []);
}

async function refresh() {
  await whenIdle();
  const { readActiveTheme, themeRules } = await import('./themeConfig.ts');
  const config = await readActiveTheme();
  if (config) apply(themeRules(config));
}

/** A constructed style sheet, because the Content-Security-Policy forbids inline ones. */
function apply(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
