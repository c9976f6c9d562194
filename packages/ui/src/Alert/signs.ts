import { check, close, info, warning, type IconShape } from '../Icon/icons.ts';

export type AlertTone = 'success' | 'info' | 'warning' | 'danger';

/** The icon of each tone, so that color is never the only difference. */
export const signs: Readonly<Record<AlertTone, IconShape>> = { success: check, info, warning, danger: close };
