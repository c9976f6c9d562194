import { useState } from 'react';
import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { warnOnce } from '../dev/warnOnce.ts';
import { Icon } from '../Icon/Icon.tsx';
import { user } from '../Icon/icons.ts';
import * as css from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps extends ElementProps {
  /** The person's name. Its initials are shown without a picture and until it has loaded. */
  name: string;
  /** URL of a picture, at least twice as large as the avatar. */
  src?: string;
  /** 24, 36, 48 or 72 CSS pixels square. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Hides it from screen readers, for use beside the name. */
  isDecorative?: boolean;
}

/** In CSS pixels. */
const PIXELS = { sm: 24, md: 36, lg: 48, xl: 72 } as const;

/** A person, as a picture or as initials. Initials remain if the picture fails to load. */
export function Avatar({ name, src, size = 'md', isDecorative, ...element }: AvatarProps) {
  requireProps('Avatar', { name });
  const [broken, setBroken] = useState<string>();
  const letters = initials(name);
  warnOnce(
    !isDecorative && name.trim() === '',
    'An Avatar has no name: give the person’s, or mark it `isDecorative` where the name stands beside it.',
  );
  return (
    <span
      {...pickElementProps(element)}
      className={css.avatar[size]}
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
    >
      <span aria-hidden="true">{letters || <Icon of={user} size={PIXELS[size] / 2} />}</span>
      {src && src !== broken && (
        <img
          className={css.picture}
          // A picture that failed before hydration fires no further event.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(src);
          }}
          src={src}
          alt=""
          width={PIXELS[size]}
          height={PIXELS[size]}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      )}
    </span>
  );
}
