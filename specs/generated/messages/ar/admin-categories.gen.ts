// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'فئات المدونة';
export const lead = 'مجموعات المقالات في المدونة. يرى الزوار التغييرات فورًا، وتظهر الفئة حين يكون فيها مقال منشور. وتشمل الأعداد المسودات.';
export const empty = 'لا فئات.';
export const order = 'الترتيب في المدونة';
export const orderHint = 'اسحب الفئة من مقبضها، أو اضغط Enter على المقبض وحرّكها بمفاتيح الأسهم، ثم اضغط Enter مجددًا.';
export const move = ({ name }: { name: string | number }): string => `تحريك ${name}`;
export const notMoved = 'تعذّر حفظ الترتيب الجديد.';
/** {count, plural, =0 {لا مقالات} one {مقال واحد} two {مقالان} few {# مقالات} many {# مقالًا} other {# مقال}} */
export const articles = ({ count }: { count: number }): string =>
  count === 0 ? 'لا مقالات' : $plurals.select(count) === 'one' ? 'مقال واحد' : $plurals.select(count) === 'two' ? 'مقالان' : $plurals.select(count) === 'few' ? `${$numbers.format(count)} مقالات` : $plurals.select(count) === 'many' ? `${$numbers.format(count)} مقالًا` : `${$numbers.format(count)} مقال`;
export const noEnglish = 'لا نص بالإنجليزية';
export const noArabic = 'لا نص بالعربية';
export const create = 'فئة جديدة';
export const edit = 'تعديل';
export const editNamed = ({ name }: { name: string | number }): string => `تعديل ${name}`;
export const changeTitle = ({ name }: { name: string | number }): string => `الفئة «${name}»`;
export const save = 'حفظ';
export const saving = 'جارٍ حفظ الفئة';
export const notStored = 'تعذّر حفظ الفئة. ما كتبته ما زال هنا.';
export const conflict = 'غيّر شخص آخر هذه الفئة. احفظ مجددًا لاستبدال نصوصها';
export const gone = 'حذف شخص آخر هذه الفئة.';
export const close = 'إغلاق';
export const name = 'الاسم';
export const nameEmpty = 'اكتب اسمًا.';
export const description = 'الوصف';
export const descriptionEmpty = 'اكتب موضوع مقالاتها.';
export const address = 'الرابط';
export const addressText = ({ address }: { address: string | number }): string => `${address} باللغتين. ولا يمكن تغييره لاحقًا.`;
export const addressForm = ({ most }: { most: string | number }): string =>
  `استخدم حروفًا لاتينية صغيرة وأرقامًا وشرطات مفردة، ${most} محرفًا على الأكثر.`;
export const addressTaken = 'لفئة أخرى هذا الرابط. اختر غيره.';
export const addressFixed = 'يبقى رابطها كما هو لتعمل الروابط إليها.';
export const remove = 'حذف';
export const deleteNamed = ({ name }: { name: string | number }): string => `حذف ${name}`;
export const deleteTitle = ({ name }: { name: string | number }): string => `أتحذف الفئة «${name}»؟`;
export const deleteText = 'تُحذف باللغتين. ليس فيها مقال.';
export const keep = 'إبقاؤها';
export const notDeleted = 'تعذّر حذف الفئة.';
export const inUse = 'فيها مقال الآن. انقله إلى فئة أخرى أولًا.';
