// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'الدعم';
export const lead = 'اسألنا عن روابطك أو عمولتك أو دفعاتك. تظهر الردود هنا حال كتابتها.';
export const yourTickets = 'تذاكرك';
export const allTickets = 'كل التذاكر';
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
