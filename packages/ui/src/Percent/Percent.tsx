import { useLocale } from 'react-aria-components/I18nProvider';
import { Figure, type SignProps } from '../Figure/Figure.tsx';
import { numberFormat } from '../Figure/intl.ts';

export interface PercentProps extends SignProps {
  /** 10 stands for 10 %. */
  percent: number;
  /** Digits after the point that are always written; without it as many as there are, at most two. */
  digits?: number;
  /** BCP 47. @default the locale of the I18nProvider around it, or of the browser */
  locale?: string;
}

/** A percentage in tabular figures, as the language writes it: 10%, +2.5%. */
export function Percent({ percent, digits, locale, ...sign }: PercentProps) {
  const around = useLocale().locale;
  const format = numberFormat(locale ?? around, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits ?? 2,
  });
  return <Figure {...sign} value={percent} write={(absolute) => format.format(absolute / 100)} />;
}
