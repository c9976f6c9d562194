import type { ThemeEvent, ThemeView } from '@duneline/machines';
import { createFlow } from '../../lib/flow/createFlow.ts';

/**
 * The theme of this tab; `null` until the visitor toggles it and its machine runs. No component reads it, because the root
 * element's class, set before the first paint, shows the theme.
 */
export const themeStore = createFlow<ThemeView | null, ThemeEvent>({
  initial: null,
  load: () => import('./theme.actor.ts'),
});
