interface Range {
  readonly from: number;
  readonly to: number;
}

/** Formatters for values that references put into texts. A formatter returns `undefined` for a value that it does not support. */
export type LocaleFormats = Readonly<Record<string, (value: unknown) => string | undefined>>;

/** Isolates a number (U+2066, U+2069), so that its signs keep their sides in right-to-left text. */
const isolated = (figure: string): string => `\u2066${figure}\u2069`;
const plain = (figure: string): string => figure;

/** The formatters of a language. All languages use Latin digits. */
export function localeFormats(language: string): LocaleFormats {
  const isArabic = language === 'ar';
  const figure = isArabic ? isolated : plain;
  const range = ({ from, to }: Range) => (isArabic ? `${from}\u00a0إلى\u00a0${to}` : `${from}–${to}`);
  const counted = (unit: string) => (value: unknown) => {
    if (typeof value !== 'number' && !isRange(value)) return undefined;
    const words = new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' });
    if (typeof value === 'number') return words.format(value);
    return words.format(value.to).replace(String(value.to), range(value));
  };
  return {
    usd: (value) => (typeof value === 'number' ? figure(usd(value)) : undefined),
    percent: (value) => {
      if (typeof value === 'number') return figure(`${value}%`);
      return isRange(value)
        ? isArabic
          ? `${value.from}\u00a0إلى\u00a0${isolated(`${value.to}%`)}`
          : `${range(value)}%`
        : undefined;
    },
    range: (value) => (isRange(value) ? range(value) : undefined),
    list: (value) => (Array.isArray(value) ? value.map(String).join(isArabic ? '، ' : ', ') : undefined),
    days: counted('day'),
    hours: counted('hour'),
    minutes: counted('minute'),
  };
}

function usd(cents: number): string {
  const fractionDigits = cents % 100 === 0 ? 0 : 2;
  const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits });
  return `$${amount.format(cents / 100)}`;
}

function isRange(value: unknown): value is Range {
  return value !== null && typeof value === 'object' && 'from' in value && 'to' in value;
}
