import type { ReactElement, ReactNode } from 'react';
import type { LinkParts } from '../Link/Link.tsx';
import * as css from './RowTarget.css.ts';

export interface RowTargetProps {
  href: string | undefined;
  render?: ((parts: LinkParts) => ReactElement) | undefined;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** The name of a row, as a link or button whose target covers the whole row. */
export function RowTarget({ href, render, onPress, children }: RowTargetProps) {
  if (href !== undefined) {
    const parts: LinkParts = { href, className: css.target, children };
    return render ? render(parts) : <a {...parts}>{children}</a>;
  }
  if (!onPress) return children;
  return (
    <button type="button" className={css.target} onClick={onPress}>
      {children}
    </button>
  );
}
