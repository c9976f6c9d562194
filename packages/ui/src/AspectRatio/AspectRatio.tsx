import type { ReactNode } from 'react';
import { warnUnknownVariant } from '../dev/warnUnknownVariant.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { frame } from './AspectRatio.css.ts';

export interface AspectRatioProps extends ElementProps {
  /** One element that fills the frame. */
  children: ReactNode;
  /** Width to height; `a4` is portrait. @default '16:9' */
  ratio?: '1:1' | '4:3' | '3:2' | '16:9' | '21:9' | 'a4';
  /** Whether an image or video is cropped or shown completely. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** @default 'none' */
  corner?: 'none' | 'control' | 'card';
}

/** Reserves its height before the content has loaded, to prevent layout shift. */
export function AspectRatio({ children, ratio, fit, corner, ...element }: AspectRatioProps) {
  const look = { ratio, fit, corner };
  warnUnknownVariant('AspectRatio', frame, look);
  return (
    <div {...pickElementProps(element)} className={frame(look)}>
      {children}
    </div>
  );
}
