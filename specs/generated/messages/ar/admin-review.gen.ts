// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const decision = 'القرار';
export const next = 'التالي';
export const queueEmpty = 'لا شيء آخر ينتظر قرارًا.';
export const keys = 'مفاتيح الاختصار A وR وN';
export const keysHelp = 'للاعتماد والرفض والانتقال إلى التالي. أوقفها إن كنت تستخدم التحكم الصوتي أو تضغط المفاتيح سهوًا.';
export const usualReasons = 'أسباب معتادة';
export const decidedBy = 'صاحب القرار';
export const decidedAt = 'تاريخ القرار';
export const allDocuments = 'كل الوثائق';
export const documentMissing = 'لا توجد وثيقة كهذه. ربما سحبها صاحبها أو حذف حسابه.';
export const documentTitle = ({ kind, person }: { kind: string | number; person: string | number }): string =>
  `${kind}، ${person}`;
export const documentSubmitted = ({ kind, date }: { kind: string | number; date: string | number }): string => `${kind}، ${date}`;
export const documentFile = 'الوثيقة';
export const openInTab = 'افتحها في علامة تبويب جديدة';
export const ownDocument = 'هذه وثيقتك أنت. يراجعها مسؤول آخر.';
export const showFirst = 'يمكن اعتمادها بعد عرضها.';
export const account = 'ما يقوله الحساب';
export const profileName = 'الاسم في الملف الشخصي';
export const orderNames = 'الأسماء في الطلبات';
export const orderName = ({ name, country }: { name: string | number; country: string | number }): string =>
  `${name}، ${country}`;
export const otherName = 'يختلف عن الملف الشخصي';
export const ordersNone = 'لا توجد طلبات';
export const otherDocuments = 'وثائق أخرى';
export const nameOnIt = ({ name }: { name: string | number }): string => `الاسم فيها: ${name}`;
export const otherDocumentsNone = 'لا توجد وثائق أخرى.';
export const reasonHelpIn = ({ language }: { language: string | number }): string => `سيقرؤه الشخص. لغته في الموقع: ${language}.`;
export const rejectApprovedText = 'كانت معتمدة. من دون إثبات هوية معتمد لا تُطلب أي دفعة، ولا تُعتمد دفعة تنتظر ولا تُدفع.';
export const unreadable = 'غير واضحة';
export const unreadableText = 'الصورة غير واضحة. التقط صورة جديدة يُقرأ فيها كل شيء.';
export const cutOff = 'مقطوعة';
export const cutOffText = 'جزء منها مقطوع. أظهر الصفحة كاملة.';
export const expired = 'منتهية';
export const expiredText = 'انتهت صلاحيتها. أرسل وثيقة سارية.';
export const foreign = 'اسم آخر';
export const foreignText = 'الاسم يختلف عن اسم حسابك. صحّح ملفك الشخصي أو أرسل وثيقتك أنت.';
export const old = 'قديمة';
export const oldText = 'قديمة جدًا. أرسل أحدث منها.';
export const withoutAddress = 'بلا عنوان';
export const withoutAddressText = 'لا تُظهر عنوانك. أرسل فاتورة أو كشف حساب يُظهره.';
