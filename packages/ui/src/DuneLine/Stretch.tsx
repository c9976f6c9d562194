import type { ReactNode } from 'react';
import { stretch } from './Stretch.css.ts';

interface StretchProps {
  width: number;
  height: number;
  children: ReactNode;
}

/**
 * Stretches drawings made for a box of the given size to the SVG around it. The dune line is affine (a stretched ridge equals the
 * ridge drawn for that width), so no measuring is needed. Draw text and rings outside of it, in real pixels.
 */
export function Stretch({ width, height, children }: StretchProps) {
  return (
    <svg className={stretch} width="100%" height="100%" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
      {children}
    </svg>
  );
}
