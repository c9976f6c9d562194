import type { ReactNode } from 'react';
import { stretch } from './Stretch.css.ts';

interface StretchProps {
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * Fills the SVG around it with drawings made for a box of the given size. The dune line is affine (a ridge that is stretched is the
 * ridge drawn for that width), so a drawing fits any width without being measured; text and rings stand outside, in real pixels.
 */
export function Stretch({ width, height, children }: StretchProps) {
  return (
    <svg className={stretch} width="100%" height="100%" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
