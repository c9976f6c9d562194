import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { lines as linesStyle, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends ElementProps {
  /** Number of text lines; the last of several is shorter. @default 1 */
  lines?: number;
  /** A block of this height in CSS pixels, instead of lines. */
  blockSize?: number;
  /** Any CSS length. @default '100%' */
  inlineSize?: string;
}

/** A static placeholder for loading content; busy for assistive technology as long as it is shown. */
export function Skeleton({ lines = 1, blockSize, inlineSize, ...element }: SkeletonProps) {
  if (blockSize !== undefined)
    return <span {...pickElementProps(element)} aria-busy="true" className={skeleton.block} style={{ inlineSize, blockSize }} />;
  return (
    <span {...pickElementProps(element)} aria-busy="true" className={linesStyle} style={{ inlineSize }}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={index > 0 && index === lines - 1 ? skeleton.lastLine : skeleton.line} />
      ))}
    </span>
  );
}
