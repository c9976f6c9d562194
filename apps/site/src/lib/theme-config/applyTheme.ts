import { readActiveTheme, themeRules } from './themeConfig.ts';

/** Reads the active theme and paints the page with it; the present one stays where it cannot be read. */
export async function applyTheme(): Promise<void> {
  const config = await readActiveTheme();
  if (config) adopt(themeRules(config));
}

let sheet: CSSStyleSheet | undefined;

/** A constructed style sheet, as the Content-Security-Policy allows no inline one; later themes change it in place, among any others. */
function adopt(rules: string) {
  sheet ??= new CSSStyleSheet();
  sheet.replaceSync(rules);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
