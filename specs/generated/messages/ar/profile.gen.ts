// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const saving = 'جارٍ الحفظ…';
export const profile = 'الملف الشخصي';
export const profileLead = 'اسمك ولغتك ومنطقتك الزمنية.';
export const name = 'الاسم';
export const nameNeeded = 'أدخل اسمًا.';
export const timeZone = 'المنطقة الزمنية';
export const language = 'لغة رسائلنا';
export const saveProfile = 'احفظ الملف الشخصي';
export const profileSaved = 'حُفظ الملف الشخصي';
