// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export { legal, type LegalSection } from './legal.gen.ts';

/** At most this share of the balance at risk on one trade. */
export const riskPerTradePercent = 2;

/** At most this many open positions at the same time. */
export const openPositions = 10;

/** No trading this many minutes before and after high-impact news. */
export const newsMinutes = 2;

/** Days without a trade after which an account is closed. */
export const inactivityDays = 30;

/** When a trading day closes. */
export const dayClose = { time: '00:00', timeZone: 'Asia/Dubai', utcOffset: '+04:00' };

/** Practices that end an account. */
export const prohibited: readonly string[] = [
  'التحوّط',
  'المراجحة',
  'استغلال تأخر الأسعار',
  'إدارة الحساب من طرف ثالث',
  'استراتيجيات الشبكة',
  'استراتيجيات المقامرة',
];
