import type { ReactElement, ReactNode } from 'react';
import { useRenderLink } from '../KitProvider/kitContext.ts';
import type { LinkParts } from '../Link/LinkParts.ts';
import * as css from './RowTarget.css.ts';

export interface RowTargetProps {
  href: string | undefined;
  render?: ((parts: LinkParts) => ReactElement) | undefined;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** The name of a row, as a link or button whose target covers the whole row. */
export function RowTarget({ href, render, onPress, children }: RowTargetProps) {
  const renderLink = useRenderLink(render);
  if (href !== undefined) return renderLink({ href, className: css.target, children });
  if (!onPress) return children;
  return (
    <button type="button" className={css.target} onClick={onPress}>
      {children}
    </button>
  );
}
