import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './PaymentLogos.css.ts';

export interface PaymentLogosProps extends ElementProps {
  /** The list's accessible name: "Ways to pay". */
  'aria-label': string;
  methods: readonly PaymentMethod[];
  /** `sm` shows logos only, for small print; their names are read out. @default 'md' */
  size?: 'sm' | 'md';
}

export interface PaymentMethod {
  readonly id: string;
  /** "Google Pay" */
  readonly name: string;
  /** Small text after the name: "card", "crypto". */
  readonly kind?: string;
  /** Without a logo, the name is shown as text. */
  readonly logo?: PaymentLogo;
}

export interface PaymentLogo {
  /** URL of an SVG symbol that is drawn in `currentColor`. */
  readonly href: string;
  /** In CSS pixels, in the small size. */
  readonly width: number;
  /** In CSS pixels, in the small size. */
  readonly height: number;
  /** Whether the logo is the name in letters, so that no text is needed beside it. */
  readonly isWordmark?: boolean;
}

/** The accepted payment methods, each with its logo in the color of the text. */
export function PaymentLogos({ methods, size = 'md', ...element }: PaymentLogosProps) {
  requireProps('PaymentLogos', { methods });
  return (
    <ul {...pickElementProps(element)} role="list" className={css.lists[size]}>
      {methods.map(({ id, name, kind, logo }) => (
        <li key={id} className={css.methods[size]}>
          {logo && <Logo {...logo} scale={size === 'md' ? 1.25 : 1} />}
          {logo && (size === 'sm' || logo.isWordmark) ? (
            <VisuallyHidden>{name}</VisuallyHidden>
          ) : (
            <bdi className={css.names[size]}>{name}</bdi>
          )}{' '}
          {kind && <span className={css.kind}>{kind}</span>}
        </li>
      ))}
    </ul>
  );
}

function Logo({ href, width, height, scale }: PaymentLogo & { scale: number }) {
  return (
    <svg className={css.logo} width={width * scale} height={height * scale} aria-hidden>
      <use href={href} />
    </svg>
  );
}
