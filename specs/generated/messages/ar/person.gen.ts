// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const signOut = 'تسجيل الخروج';
export const signOutFailed = 'ما زلت مسجّل الدخول. لم يُجب الخادم؛ أعد المحاولة.';
export const roleAdmin = 'مسؤول';
export const kindAffiliate = 'مسوّق بالعمولة';
export const kindTrader = 'متداول';
