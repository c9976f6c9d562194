import { readActiveTheme, themeRules } from './themeConfig.ts';

/** Reads the active theme and paints the page with it; the present one stays where it cannot be read. */
export async function applyTheme(): Promise<void> {
  const config = await readActiveTheme();
  if (config) adopt(themeRules(config));
}

/** A constructed style sheet: the Content-Security-Policy allows no inline one. */
function adopt(rules: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [sheet];
}
