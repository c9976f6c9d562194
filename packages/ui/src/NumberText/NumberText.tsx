import { useLocale } from 'react-aria-components/I18nProvider';
import { Figure, type SignProps } from '../Figure/Figure.tsx';
import { numberFormat } from '../Figure/intl.ts';

export interface NumberTextProps extends SignProps {
  value: number;
  /** An ECMA-402 unit, spelled out with the language's plural: `day` gives "14 days". */
  unit?: string;
  /** Rounded to thousands and millions: 12.5K. */
  isShort?: boolean;
  /** Fixed number of decimals. @default as many as needed, at most three */
  digits?: number;
  /** BCP 47 tag. @default the locale of the I18nProvider, or of the browser */
  locale?: string;
}

/** A count or measure with tabular figures and the language's grouping: 12,500. */
export function NumberText({ value, unit, isShort, digits, locale, ...sign }: NumberTextProps) {
  const around = useLocale().locale;
  const format = numberFormat(locale ?? around, {
    ...(unit !== undefined && { style: 'unit', unit, unitDisplay: 'long' }),
    ...(isShort && { notation: 'compact' }),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? (isShort ? 1 : 3),
  });
  return <Figure {...sign} value={value} write={(absolute) => format.format(absolute)} />;
}
