import { useLocale } from 'react-aria-components/I18nProvider';
import { warnOnce } from '../dev/warnOnce.ts';
import { Figure, type SignProps } from '../Figure/Figure.tsx';
import { numberFormat } from '../Figure/intl.ts';

export interface MoneyProps extends SignProps {
  /** The amount in hundredths of the currency: 9900 is $99. */
  cents: number;
  /** ISO 4217. @default 'USD' */
  currency?: string;
  /** `auto` shows cents only if there are any; use `always` in columns. @default 'auto' */
  fraction?: 'auto' | 'always';
  /** Rounded to thousands and millions: $44K. */
  isShort?: boolean;
  /** BCP 47 tag. @default the locale of the I18nProvider, or of the browser */
  locale?: string;
}

/** A no-break space, so that a sign stays with its amount. */
const GAP = '\u00A0';

/** An amount of money with tabular figures and a real minus sign: $59, − $745.50. */
export function Money({ cents, currency = 'USD', fraction = 'auto', isShort, locale, ...sign }: MoneyProps) {
  const around = useLocale().locale;
  warnOnce(!Number.isInteger(cents), 'Money takes whole cents. Round before: 9900 is $99.', cents);
  const digits = fraction === 'auto' && cents % 100 === 0 ? 0 : 2;
  const format = numberFormat(locale ?? around, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isShort
      ? { notation: 'compact', maximumFractionDigits: 1 }
      : { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
  return <Figure {...sign} value={cents} gap={GAP} write={(absolute) => format.format(absolute / 100)} />;
}
