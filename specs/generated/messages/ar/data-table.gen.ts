// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const none = 'لا شيء';
export const loading = 'جارٍ التحميل…';
export const empty = 'لا شيء هنا بعد.';
export const selectAll = 'تحديد كل الصفوف';
export const select = 'تحديد';
export const sorted = ({ column, direction }: { column: string | number; direction: string | number }): string =>
  `مرتّب حسب ${column}، ${direction}.`;
export const ascending = 'تصاعديًا';
export const descending = 'تنازليًا';
export const widthOf = ({ column }: { column: string | number }): string => `عرض ${column}`;
export const range = ({ first, last, count }: { first: string | number; last: string | number; count: string | number }): string =>
  `${first}–${last} من ${count}`;
export const pages = 'الصفحات';
export const previousPage = 'الصفحة السابقة';
export const nextPage = 'الصفحة التالية';
export const page = ({ page }: { page: string | number }): string => `الصفحة ${page}`;
export const pageOf = ({ page, count }: { page: string | number; count: string | number }): string =>
  `الصفحة ${page} من ${count}`;
export const noMatchTitle = 'لا صف يطابق عوامل التصفية هذه';
export const noMatchText = 'غيّر أحد عوامل التصفية أو امسحها كلها.';
export const clearFilters = 'مسح عوامل التصفية';
export const beyondTitle = 'لا صفوف في هذه الصفحة';
export const firstPage = 'الصفحة الأولى';
export const columns = 'الأعمدة';
export const views = 'العروض المحفوظة';
export const viewName = 'اسم هذا العرض';
export const saveView = 'حفظ هذا العرض';
export const removeView = ({ name }: { name: string | number }): string => `إزالة ${name}`;
export const viewsNote = 'تُحفظ عوامل التصفية والترتيب والأعمدة في هذا المتصفح إلى أن تسجّل الخروج.';
export const exportRows = 'تصدير';
export const exporting = ({ percent }: { percent: string | number }): string => `جارٍ التصدير، ${percent}`;
export const exportFailed = 'لم يكتمل التصدير';
export const details = 'تفاصيل';
export const selectedCount = ({ count }: { count: string | number }): string => `المحدد: ${count}`;
export const clearSelection = 'إلغاء التحديد';
export const anyValue = 'الكل';
export const activeFilters = 'عوامل التصفية المفعّلة';
export const filterTag = ({ filter, value }: { filter: string | number; value: string | number }): string =>
  `${filter}: ${value}`;
export const dates = 'التواريخ';
export const dateColumn = ({ column }: { column: string | number }): string => `${column} (UTC)`;
export const sinceDay = ({ day }: { day: string | number }): string => `منذ ${day}`;
export const untilDay = ({ day }: { day: string | number }): string => `حتى ${day}`;
