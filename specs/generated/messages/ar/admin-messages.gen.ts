// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'الرسائل';
export const lead = 'ما كتبه الزوار في صفحة التواصل. لا يرسل هذا الموقع بريدًا، فالجواب يخرج من برنامج بريدك.';
export const empty = 'لم يكتب أحد بعد.';
export const all = 'كل الرسائل';
export const missing = 'لا توجد رسالة كهذه.';
export const search = 'ابحث بالمرسل';
export const from = 'من';
export const topic = 'الموضوع';
export const received = 'وصلت';
export const statusNew = 'جديدة';
export const statusAnswered = 'مُجابة';
export const statusSpam = 'مزعجة';
export const message = 'الرسالة';
export const facts = ({ name }: { name: string | number }): string => `رسالة من ${name}`;
export const markSpam = 'علّمها مزعجة';
export const markNew = 'ليست مزعجة';
export const answer = 'الجواب';
export const answerHelp = 'لا يمكن تغيير الجواب بعد حفظه. يُسجَّل اسمك والوقت. لا يُرسل شيء بعد: ترسله في الخطوة التالية.';
export const answerMissing = 'اكتب الجواب أولًا.';
export const answerStore = 'احفظ الجواب';
export const answerStoring = 'جارٍ الحفظ';
export const answeredBy = 'أجاب عنها';
export const answered = 'أُجيبت في';
export const answeredAlready = 'أجاب مشرف آخر في هذه الأثناء';
export const answeredAlreadyText = 'لم يُحفظ نصك. اقرأ الجواب المحفوظ قبل أن تكتب إلى الشخص.';
export const answerUnsaved = 'نصك';
export const send = 'أرسله من برنامج بريدك';
export const sendText = ({ mailbox }: { mailbox: string | number }): string =>
  `لم يُرسل الحفظ شيئًا. يفتح الزر برنامج بريدك وفيه الجواب؛ أرسله من هناك، من ${mailbox}. لا يُسجَّل هنا هل أرسلته.`;
export const copyText = ({ email, mailbox }: { email: string | number; mailbox: string | number }): string =>
  `لم يُرسل الحفظ شيئًا. لا يتسع رابط برنامج البريد للجواب أو للعنوان: انسخ الجواب وأرسله إلى ${email} من ${mailbox}. لا يُسجَّل هنا هل أرسلته.`;
export const copy = 'انسخ الجواب';
export const copied = 'نُسخ';
export const copyFailed = 'تعذّر النسخ. حدّد الجواب وانسخه.';
export const mailSubject = ({ brand }: { brand: string | number }): string => `رد: رسالتك إلى ${brand}`;
export const mailQuote = ({ when, name }: { when: string | number; name: string | number }): string =>
  `في ${when} (UTC) كتب ${name}:`;
export const findAccount = 'ابحث عن الحساب الذي له هذا العنوان';
