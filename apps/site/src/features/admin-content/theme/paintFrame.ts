import { themeRules } from '../../../lib/theme-config/themeConfig.ts';
import type { Scheme, ThemeValues } from './themeValues.ts';

/** Gives the page in a frame of this origin the colors and fonts of a theme, as publishing would. */
export function paintFrame(frame: HTMLIFrameElement, values: ThemeValues, scheme: Scheme): void {
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) return;
  const FrameStyleSheet = Reflect.get(view, 'CSSStyleSheet') as typeof CSSStyleSheet;
  const sheet = new FrameStyleSheet();
  sheet.replaceSync(themeRules(values));
  page.adoptedStyleSheets = [sheet];
  page.documentElement.classList.remove('dark', 'light');
  page.documentElement.classList.add(scheme);
}
