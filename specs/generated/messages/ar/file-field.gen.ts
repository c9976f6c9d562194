// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const invite = 'أسقط الملفات هنا أو ألصقها أو تصفّح جهازك';
export const inviteOne = 'أسقط ملفًا هنا أو ألصقه أو تصفّح جهازك';
export const limits = ({ types, size }: { types: string | number; size: string | number }): string => `${types}، حتى ${size}`;
export const image = 'صور';
export const audio = 'صوت';
export const video = 'فيديو';
export const text = 'نص';
export const chosen = 'الملفات المختارة';
export const remove = ({ name }: { name: string | number }): string => `أزل ${name}`;
export const retry = 'أعد المحاولة';
export const queued = 'في الانتظار';
export const done = 'رُفع';
export const percent = ({ share, size }: { share: string | number; size: string | number }): string => `${share} من ${size}`;
export const wrongType = ({ name, types }: { name: string | number; types: string | number }): string =>
  `لم يُضَف ${name}: الأنواع المقبولة ${types}. احفظه بأحدها ثم أضفه من جديد.`;
export const tooLarge = ({ name, size, limit }: { name: string | number; size: string | number; limit: string | number }): string =>
  `لم يُضَف ${name}: حجمه ${size}، والحد الأقصى ${limit}. صغّره ثم أضفه من جديد.`;
export const isEmpty = ({ name }: { name: string | number }): string => `لم يُضَف ${name}: إنه فارغ أو مجلد. أضف الملف نفسه.`;
export const isAlreadyThere = ({ name }: { name: string | number }): string => `لم يُضَف ${name}: إنه في القائمة بالفعل.`;
export const onlyOne = ({ name }: { name: string | number }): string =>
  `لم يُضَف ${name}: لا يُقبل إلا ملف واحد. أضف الملف الذي تعنيه.`;
export const added = ({ name }: { name: string | number }): string => `أُضيف ${name}.`;
export const removed = ({ name }: { name: string | number }): string => `أُزيل ${name}.`;
export const uploaded = ({ name }: { name: string | number }): string => `رُفع ${name}.`;
export const failed = ({ name, reason }: { name: string | number; reason: string | number }): string =>
  `تعذّر رفع ${name}. ${reason}`;
