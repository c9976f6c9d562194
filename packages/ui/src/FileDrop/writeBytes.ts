import { numberFormat } from '../Figure/intl.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1024;

/** Formats a size in bytes in steps of 1024: "820 bytes", "2.4 MB". */
export function writeBytes(bytes: number, locale: string): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(STEP)));
  return numberFormat(locale, {
    style: 'unit',
    unit: units[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short', // the short "byte" has no plural
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / STEP ** power);
}
