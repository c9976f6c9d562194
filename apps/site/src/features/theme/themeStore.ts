import { initialThemeView, type ThemeEvent, type ThemeView } from '@duneline/machines';
import { createFlow } from '../../lib/flow/createFlow.ts';

/** The theme of this tab. The class on the root element is set before the first paint; the machine loads when somebody toggles. */
export const themeStore = createFlow<ThemeView, ThemeEvent>({
  initial: initialThemeView({ stored: null }),
  load: () => import('./theme.actor.ts'),
});
