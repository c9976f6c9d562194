import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends ElementProps {
  children: ReactNode;
  /** 1200, 720 or 440 CSS pixels of content. @default 'page' */
  width?: 'page' | 'text' | 'form';
}

/** Centers content on the page, with a gutter on both sides. */
export function Container({ children, width, ...element }: ContainerProps) {
  warnUnknownVariant('Container', container, { width });
  return (
    <div {...pickElementProps(element)} className={container({ width })}>
      {children}
    </div>
  );
}
