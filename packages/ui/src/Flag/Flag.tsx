import type { ElementProps } from '../element/ElementProps.ts';
import { pickElementProps } from '../element/pickElementProps.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { warnOnce } from '../dev/warnOnce.ts';
import * as css from './Flag.css.ts';

export interface FlagProps extends ElementProps {
  /** ISO 3166-1 alpha-2: "AE". */
  code: string;
  /** The country's name; without it the browser's in `locale`. */
  name?: string;
  /** BCP 47 tag of the language of the name. @default 'en' */
  locale?: string;
  /** The name stands behind the letters. */
  isNamed?: boolean;
}

/**
 * A country as the two letters of its code in a plate. Not a picture: the art direction has no flags, their emoji do not exist on
 * Windows, a set of 250 weighs more than the kit, and whose flag is drawn is a question of politics.
 */
export function Flag({ code, name, locale = 'en', isNamed, ...element }: FlagProps) {
  const letters = code.toUpperCase();
  const isCode = /^[A-Z]{2}$/.test(letters);
  warnOnce(!isCode, 'A Flag has no country code of two letters (ISO 3166-1 alpha-2, such as "AE").', code);
  const country = name ?? (isCode ? new Intl.DisplayNames(locale, { type: 'region' }).of(letters) : undefined) ?? letters;
  return (
    <span {...pickElementProps(element)} className={css.flag} title={isNamed ? undefined : country}>
      <bdi className={css.plate} aria-hidden="true">
        {letters}
      </bdi>
      {/* Servers and browsers may know a country by another name. */}
      {isNamed ? <span suppressHydrationWarning>{country}</span> : <VisuallyHidden>{country}</VisuallyHidden>}
    </span>
  );
}
