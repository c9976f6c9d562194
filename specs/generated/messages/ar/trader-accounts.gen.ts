// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const lead = 'الحساب الأقرب إلى حد خسارة يأتي أولًا.';
export const listTitle = 'حساباتك';
export const leftToday = 'ما يمكن خسارته اليوم';
export const toTarget = 'المتبقي للهدف';
export const share = 'حصتك';
export const nextPayout = 'الدفعة التالية';
export const payoutFunded = 'بعد تمويل الحساب';
export const payoutNow = 'جاهزة للطلب';
export const payoutOpen = 'قيد المعالجة';
export const payoutSmall = ({ minimum }: { minimum: string | number }): string => `عندما تبلغ حصتك ${minimum}`;
export const tradeBy = 'نفّذ صفقة قبل';
export const requestPayout = ({ amount }: { amount: string | number }): string => `اطلب ${amount}`;
export const open = 'افتح الحساب';
export const seeWhy = 'اعرف سبب انتهائه';
export const limitUsed = ({ limit, percent }: { limit: string | number; percent: string | number }): string =>
  `${limit}: استُخدم أكثر من ${percent}`;
export const warningText = 'تجاوز هذا الحد ينهي الحساب.';
