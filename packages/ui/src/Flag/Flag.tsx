import { requireProps } from '../dev/requireProps.ts';
import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warnOnce } from '../dev/warnOnce.ts';
import * as css from './Flag.css.ts';

export interface FlagProps extends ElementProps {
  /** ISO 3166-1 alpha-2: "AE". */
  code: string;
  /** The country's name. @default the browser's name in `locale` */
  name?: string;
  /** BCP 47 tag of the name's language. @default 'en' */
  locale?: string;
  /** Shows the name after the letters. */
  isNamed?: boolean;
}

/**
 * A country as its two-letter code in a frame. There is no picture: Windows has no flag emoji,
 * 250 images would be larger than the kit, and drawing a flag can be a political statement.
 */
export function Flag({ code, name, locale = 'en', isNamed, ...element }: FlagProps) {
  requireProps('Flag', { code });
  const letters = code.toUpperCase();
  const isCode = /^[A-Z]{2}$/.test(letters);
  warnOnce(!isCode, 'A Flag has no country code of two letters (ISO 3166-1 alpha-2, such as "AE").', code);
  const country = name ?? (isCode ? new Intl.DisplayNames(locale, { type: 'region' }).of(letters) : undefined) ?? letters;
  return (
    <span {...pickElementProps(element)} className={css.flag} title={isNamed ? undefined : country}>
      <bdi className={css.codeFrame} aria-hidden="true">
        {letters}
      </bdi>
      {/* Server and browser may know different names. */}
      {isNamed ? <span suppressHydrationWarning>{country}</span> : <VisuallyHidden>{country}</VisuallyHidden>}
    </span>
  );
}
