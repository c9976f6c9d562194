// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'الإحالات';
export const lead = 'كل من سجّل أو اشترى عبر روابطك. ترى الأسماء الأولى والأحرف الأولى فقط.';
export const person = 'الشخص';
export const country = 'البلد';
export const link = 'الرابط';
export const state = 'الحالة';
export const program = 'البرنامج';
export const sale = 'البيع';
export const commission = 'العمولة';
export const date = 'التاريخ';
export const all = 'الكل';
export const allLinks = 'كل الروابط';
export const bought = 'اشترى';
export const signedUp = 'سجّل';
export const refunded = 'استُرد المبلغ';
export const search = 'ابحث بالاسم';
export const emptyTitle = 'لم يأتِ أحد عبر روابطك بعد';
export const emptyText = 'شارك رابطًا، وسيظهر هنا كل من يسجّل أو يشتري عبره.';
export const makeLink = 'أنشئ رابطًا';
