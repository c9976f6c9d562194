// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const allPeople = 'كل المستخدمين';
export const missing = 'لا يوجد مستخدم كهذا. ربما حُذف الحساب.';
export const facts = 'الحساب';
export const confirmed = 'البريد الإلكتروني مؤكد';
export const notYet = 'ليس بعد';
export const bannedUntil = 'محظور حتى';
export const unset = 'غير مذكور';
export const ordersNone = 'لا طلبات.';
export const accountsNone = 'لا حسابات.';
export const payoutsNone = 'لا دفعات.';
export const documents = 'وثائق الهوية';
export const documentsNone = 'لا وثائق.';
export const ticketsNone = 'لا تذاكر.';
export const affiliatesNone = 'ليس شريكًا.';
export const history = 'ما جرى على هذا الحساب وأحدث سجلاته، وما فعله هذا الشخص.';
export const historyNone = 'لا شيء في السجل.';
export const seeAll = ({ count }: { count: string | number }): string => `اعرض الكل (${count})`;
export const openList = 'افتح في القائمة';
