import type { ReactNode } from 'react';
import { frame } from './AspectRatio.css.ts';

export interface AspectRatioProps {
  /** One element, which fills the frame. */
  children: ReactNode;
  /** Width to height; `a4` is an upright page. @default '16:9' */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | 'a4';
  /** Whether an image or a video is cut at the edges or shown whole. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** @default 'none' */
  corner?: 'none' | 'control' | 'card';
}

/** A frame that has its height before its content is there, so that nothing below it jumps. */
export function AspectRatio({ children, ...look }: AspectRatioProps) {
  return <div className={frame(look)}>{children}</div>;
}
