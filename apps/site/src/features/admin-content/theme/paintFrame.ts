import { themeRules } from '../../../lib/theme-config/themeConfig.ts';
import type { Scheme, ThemeValues } from './themeValues.ts';

/** Gives the page in a frame of this origin the colors and fonts of a theme, as publishing would. */
export function paintFrame(frame: HTMLIFrameElement, values: ThemeValues, scheme: Scheme): void {
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  // Before its page has begun to load, a frame may hold a document without elements.
  if (!page?.documentElement || !view) return;
  const FrameStyleSheet = Reflect.get(view, 'CSSStyleSheet') as typeof CSSStyleSheet;
  const sheet = new FrameStyleSheet();
  // Outranks the published theme, which the page in the frame may apply later.
  sheet.replaceSync(themeRules(values, ':not(#published)'));
  page.adoptedStyleSheets = [sheet];
  page.documentElement.classList.remove('dark', 'light');
  page.documentElement.classList.add(scheme);
}
