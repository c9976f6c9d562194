// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const all = 'الكل';
export const bank = 'تحويل بنكي';
export const crypto = 'عملات رقمية';
