import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { useDirection } from './useDirection.ts';

const scripts = { ltr: 'Latn', rtl: 'Arab' };

/**
 * Makes parts of React Aria (overlays, arrow keys) follow the page's direction. By default they use that of their language, or of
 * the browser's. The language is unchanged.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const page = useDirection();
  const { locale, direction } = useLocale();
  const turned = () => new Intl.Locale(locale, { script: scripts[page] }).toString();
  return <I18nProvider locale={direction === page ? locale : turned()}>{children}</I18nProvider>;
}
