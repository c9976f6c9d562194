import { useLocale } from 'react-aria-components/I18nProvider';
import { Figure, type SignProps } from '../Figure/Figure.tsx';
import { numberFormat } from '../Figure/intl.ts';

export interface PercentProps extends SignProps {
  /** 10 means 10 %. */
  percent: number;
  /** Fixed number of decimals. @default as many as needed, at most two */
  digits?: number;
  /** BCP 47 tag. @default the locale of the I18nProvider, or of the browser */
  locale?: string;
}

/** A percentage with tabular figures, formatted in the reader's language: 10%, +2.5%. */
export function Percent({ percent, digits, locale, ...sign }: PercentProps) {
  const around = useLocale().locale;
  const format = numberFormat(locale ?? around, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 2,
  });
  return <Figure {...sign} value={percent} write={(absolute) => format.format(absolute / 100)} />;
}
