import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/icons.ts';
import { newTab } from '../Link/newTab.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './floating.css.ts';

/** A contact channel outside this site. */
export interface ContactWay {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: IconShape;
}

export interface ContactLinkProps {
  readonly way: ContactWay;
  readonly newTabLabel: string | undefined;
}

/** A contact channel as an icon of 44 × 44 CSS pixels, with a tooltip and an accessible name. */
export function ContactLink({ way, newTabLabel = newTab.label }: ContactLinkProps) {
  return (
    <a href={way.href} title={way.label} {...newTab.attributes} className={css.icon}>
      <Icon of={way.icon} />
      <VisuallyHidden>
        {way.label} {newTabLabel}
      </VisuallyHidden>
    </a>
  );
}
