import { check, close, info, warning, type IconShape } from '../Icon/icons.ts';

export type AlertTone = 'gain' | 'info' | 'warn' | 'loss';

/** The icon of each tone, so that color is never the only difference. */
export const signs: Readonly<Record<AlertTone, IconShape>> = { gain: check, info, warn: warning, loss: close };
