// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const errorTitle = 'تعذّر تحميل هذه الصفحة';
export const errorText = 'حدث خطأ أثناء تحميل الصفحة. لم يُفقد شيء مما أدخلته في مكان آخر، ولم يُرسَل شيء ولم يُخصم أي مبلغ.';
export const errorOffline = 'يبدو أنك غير متصل بالإنترنت، وهذه الصفحة غير محفوظة في هذا المتصفح. ستُحمَّل من تلقاء نفسها فور عودة الاتصال.';
export const errorOldRelease = 'جرى تحديث الموقع وأنت تقرأ. أعد تحميل الصفحة لتحصل على النسخة الحالية.';
export const errorRetry = 'أعد المحاولة';
export const errorReload = 'أعد تحميل الصفحة';
export const errorHome = 'إلى الصفحة الرئيسية';
