// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const tools = 'العرض';
export const smaller = 'تصغير';
export const larger = 'تكبير';
export const turn = 'تدوير';
export const pageOf = ({ name, page, count }: { name: string | number; page: string | number; count: string | number }): string =>
  `${name}، الصفحة ${page} من ${count}`;
export const notRedrawn = 'تعذّر رسم الصفحة من جديد';
export const more = ({ shown, count }: { shown: string | number; count: string | number }): string =>
  `تُعرض أول ${shown} صفحة فقط من أصل ${count}`;
export const moreText = 'لا يمكن اعتمادها هنا. ارفضها واطلب الصفحات المهمة وحدها.';
export const locked = 'الوثيقة محمية بكلمة مرور';
export const lockedText = 'لا تُفتح من دون كلمة المرور. ارفضها واطلب نسخة بلا كلمة مرور.';
export const damaged = 'تعذّر عرض الوثيقة';
export const damagedText = 'محتواها تالف. ارفضها واطلبها من جديد.';
export const huge = 'الصورة أكبر من أن تُعرض';
export const hugeText = 'لا تلتقط أي كاميرا صورًا بهذا الحجم. ارفضها واطلب صورة فوتوغرافية.';
