import { dashes, lock, trend, type IconShape } from '../Icon/icons.ts';

export const lines = [
  { id: 'equity', label: 'Equity', icon: trend },
  { id: 'target', label: 'Target', icon: dashes },
  { id: 'floor', label: 'Loss floor', icon: lock },
] as const;

/** The same buttons without visible labels. */
export const asIcons = (options: readonly { readonly id: string; readonly label: string; readonly icon: IconShape }[]) =>
  options.map(({ id, label, icon }) => ({ id, icon, 'aria-label': label }));
