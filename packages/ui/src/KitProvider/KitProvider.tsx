import { useContext, useLayoutEffect, useMemo, type ReactElement, type ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import type { LinkParts } from '../Link/LinkParts.ts';
import { KitContext } from './kitContext.ts';
import type { KitTexts } from './KitTexts.ts';

export interface KitProviderProps {
  children: ReactNode;
  /** BCP 47 tag of the language that formats money, numbers and dates, and sorts. @default that of the browser */
  locale?: string;
  /** The digits of formatted numbers and dates. @default those of the language */
  numerals?: 'latn' | 'arab' | 'arabext' | 'deva';
  /** The reading direction of overlays; servers know it only from here. @default that of `<html dir>` */
  direction?: 'ltr' | 'rtl';
  /** Built-in texts in the page's language, by component. @default English */
  texts?: Partial<KitTexts>;
  /** Renders links inside the app, such as a router's link: `({ href, ...parts }) => <RouterLink to={href} {...parts} />`. */
  renderLink?: (parts: LinkParts) => ReactElement;
  /** `compact` makes controls 40 CSS pixels high instead of 48 (44 on touch), by a class on `<html>`. @default 'regular' */
  density?: 'regular' | 'compact';
  /** The nonce of the page's content security policy, for style elements that React Aria adds. Only the outermost provider's is used. */
  nonce?: string;
}

/** Language, direction, numerals, texts, links, density and nonce of the components inside it. A nested provider overrides only the values it sets. */
export function KitProvider({ children, locale, numerals, direction, texts, renderLink, density, nonce }: KitProviderProps) {
  const outer = useContext(KitContext);
  const { locale: outerLocale } = useLocale();
  const kit = useMemo(
    () => ({
      direction: direction ?? outer.direction,
      texts: { ...outer.texts, ...texts },
      renderLink: renderLink ?? outer.renderLink,
    }),
    [direction, outer, renderLink, texts],
  );
  useLayoutEffect(() => {
    if (density === undefined) return undefined;
    document.documentElement.classList.toggle('compact', density === 'compact');
    return () => document.documentElement.classList.remove('compact');
  }, [density]);
  const language = locale ?? (numerals && outerLocale);
  const content = (
    <KitContext value={kit}>
      {nonce !== undefined && <meta property="csp-nonce" nonce={nonce} />}
      {children}
    </KitContext>
  );
  if (language === undefined) return content;
  const tag = numerals ? new Intl.Locale(language, { numberingSystem: numerals }).toString() : language;
  return <I18nProvider locale={tag}>{content}</I18nProvider>;
}
