import type { ThemeEvent, ThemeView } from '@duneline/machines';
import { createFlow } from '../../lib/flow/createFlow.ts';

/**
 * The theme of this tab; `null` until somebody toggles and its machine runs. No part reads it: the class on the root element, set
 * before the first paint, shows the theme.
 */
export const themeStore = createFlow<ThemeView | null, ThemeEvent>({
  initial: null,
  load: () => import('./theme.actor.ts'),
});
