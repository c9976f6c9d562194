import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { useDirection } from './useDirection.ts';

const scripts = { ltr: 'Latn', rtl: 'Arab' };

/**
 * Around parts of React Aria that open at a side or move by arrow keys: they follow the page's direction. By themselves they take
 * that of the language, and where nobody gives one, of the browser's. The language stays what it is.
 */
export function PageDirection({ children }: { children: ReactNode }) {
  const page = useDirection();
  const { locale, direction } = useLocale();
  const turned = () => new Intl.Locale(locale, { script: scripts[page] }).toString();
  return <I18nProvider locale={direction === page ? locale : turned()}>{children}</I18nProvider>;
}
