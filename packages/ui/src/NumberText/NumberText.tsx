import { useLocale } from 'react-aria-components/I18nProvider';
import { Figure, type SignProps } from '../Figure/Figure.tsx';
import { numberFormat } from '../Figure/intl.ts';

export interface NumberTextProps extends SignProps {
  value: number;
  /** A unit of ECMA-402, written out and counted as the language counts: `day` gives "14 days". */
  unit?: string;
  /** Rounded to thousands and millions: 12.5K. */
  isShort?: boolean;
  /** Digits after the point that are always written; without it as many as there are, at most three. */
  digits?: number;
  /** BCP 47. @default the locale of the I18nProvider around it, or of the browser */
  locale?: string;
}

/** A count or a measure in tabular figures, with the groups of the language: 12,500. */
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
