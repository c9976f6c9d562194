import type { ReactNode } from 'react';
import { container } from './Container.css.ts';

export interface ContainerProps {
  children: ReactNode;
  /** 1200, 720 or 440 CSS pixels of content. @default 'page' */
  width?: 'page' | 'text' | 'form';
}

/** Keeps content in the middle of the page, with a gutter on both sides. */
export function Container({ children, width }: ContainerProps) {
  return <div className={container({ width })}>{children}</div>;
}
