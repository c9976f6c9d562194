import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';

/** The label of a button, after its icon if it has one. */
export function withIcon(icon: IconShape | undefined, size: 'lg' | 'md' | 'sm' | undefined, label: ReactNode): ReactNode {
  if (!icon) return label;
  return (
    <>
      <Icon of={icon} size={size === 'sm' ? 16 : 18} />
      {label}
    </>
  );
}
