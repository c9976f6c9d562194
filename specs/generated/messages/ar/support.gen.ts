// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الدعم';
export const leadAffiliate = 'اسألنا عن روابطك أو عمولتك أو دفعاتك. تظهر الردود هنا حال كتابتها.';
export const leadTrader = 'اسألنا عن حساباتك أو دفعاتك أو القواعد. تظهر الردود هنا حال كتابتها.';
export const yourTickets = 'تذاكرك';
export const allTickets = 'كل التذاكر';
export const ticketMissing = 'لا توجد تذكرة كهذه';
export const ticketMissingText = 'ربما كان العنوان ناقصًا. ابحث عنها بين كل التذاكر.';
export const newTicket = 'تذكرة جديدة';
export const newTicketLead = 'موضوع واحد لكل تذكرة، كي لا يُغفل شيء.';
export const subject = 'الموضوع';
export const message = 'الرسالة';
export const number = 'الرقم';
export const status = 'الحالة';
export const updated = 'آخر تغيير';
export const send = 'افتح التذكرة';
export const reply = 'أرسل الرد';
export const sending = 'جارٍ الإرسال…';
export const needed = 'املأ هذا الحقل.';
export const open = 'مفتوحة';
export const answered = 'مُجابة';
export const closed = 'مغلقة';
export const opened = ({ number, date }: { number: string | number; date: string | number }): string =>
  `التذكرة ${number}، فُتحت في ${date}`;
export const conversation = 'المحادثة';
export const you = 'أنت';
export const support = ({ name }: { name: string | number }): string => `${name}، الدعم`;
export const emptyTitle = 'لا تذاكر بعد';
export const emptyText = 'تظهر هنا أسئلتك وردودنا.';
export const unreadSubject = ({ subject }: { subject: string | number }): string => `${subject} (رد جديد)`;
/** {n, plural, zero {تذكرة غير مقروءة} one {تذكرة غير مقروءة} two {تذكرتان غير مقروءتين} few {تذاكر غير مقروءة} many {تذكرة غير مقروءة} other {تذكرة غير مقروءة}} */
export const unread = ({ n }: { n: number }): string =>
  $plurals.select(n) === 'zero' ? 'تذكرة غير مقروءة' : $plurals.select(n) === 'one' ? 'تذكرة غير مقروءة' : $plurals.select(n) === 'two' ? 'تذكرتان غير مقروءتين' : $plurals.select(n) === 'few' ? 'تذاكر غير مقروءة' : $plurals.select(n) === 'many' ? 'تذكرة غير مقروءة' : 'تذكرة غير مقروءة';
export const close = 'أغلق التذكرة';
export const closedNote = 'هذه التذكرة مغلقة. والرد يفتحها من جديد.';
export const attach = 'أرفق ملفًا';
export const attachNote = 'ملف PDF أو JPEG أو PNG لا يزيد على 5 ميغابايت. لا يراه إلا فريق الدعم.';
export const files = 'الملفات';
export const download = 'نزّل';
export const downloadFile = ({ name }: { name: string | number }): string => `نزّل ${name}`;
export const sendFile = 'أرسل الملف';
export const fileEmpty = 'هذا الملف فارغ. اختر غيره.';
export const fileWrong = 'محتوى هذا الملف ليس PDF أو JPEG أو PNG، أو لا يطابق اسمه. اختر غيره.';
export const fileUnread = 'تعذّر تنزيل الملف. حاول مرة أخرى.';
