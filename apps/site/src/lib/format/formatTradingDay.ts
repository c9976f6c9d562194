import { rules } from '@duneline/specs/site';
import { language } from '../language/language.ts';
import { locale } from './locale.ts';

const day = new Intl.DateTimeFormat(locale, {
  dateStyle: language === 'ar' ? 'long' : 'medium',
  timeZone: rules.dayClose.timeZone,
});

/** Formats a moment (epoch milliseconds) as the trading day it belongs to, which closes by the firm's clock: `Nov 21, 2026`. */
export function formatTradingDay(at: number): string {
  return day.format(at);
}
