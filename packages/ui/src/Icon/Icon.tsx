import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import * as css from './Icon.css.ts';
import type { IconShape } from './icons.ts';

export interface IconProps extends ElementProps<SVGSVGElement> {
  /** One of the exported icons. `undefined` draws nothing, with a warning in development. */
  of: IconShape | undefined;
  /** Width and height in CSS pixels. @default 20 */
  size?: number;
  /** The name, if no text beside it has the meaning; without one it is decorative. */
  'aria-label'?: string;
}

/** A stroked icon in the color of the surrounding text. */
export function Icon({ of, size = 20, 'aria-label': name, ...element }: IconProps) {
  warnOnce(!of, 'An Icon has no shape: its name is none of the exported icons. Nothing is drawn.', name);
  if (!of) return null;
  return (
    <svg
      {...pickElementProps(element)}
      className={of.isDirectional ? `${css.icon} ${css.directional}` : css.icon}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
    >
      <path d={of.d} />
    </svg>
  );
}
