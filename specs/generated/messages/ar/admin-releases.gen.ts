// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الإصدارات المجمّعة';
export const lead = 'مستندات تُنشر معًا، فورًا أو في وقت تختاره، ويمكن الرجوع عنها معًا.';
export const waiting = 'لم يُنشر بعد';
export const waitingLead = 'اختر ما يُنشر معًا.';
export const waitingEmpty = 'كل شيء منشور.';
export const draftChanged = 'حُفظت المسودة';
export const neverPublished = 'لم يُنشر قط، حُفظ';
export const unpublished = 'أُلغي نشره، آخر تغيير';
export const kindInLanguage = ({ kind, language }: { kind: string | number; language: string | number }): string =>
  `${kind}، ${language}`;
export const open = 'افتح';
export const name = 'اسم الإصدار';
export const nameText = 'يراه المشرفون في السجل.';
export const nameMissing = 'أعطِ الإصدار اسمًا.';
export const when = 'وقت النشر';
export const now = 'فورًا';
export const later = 'في وقت لاحق';
export const moment = 'التاريخ والوقت';
export const momentText = ({ zone }: { zone: string | number }): string => `بتوقيتك، ${zone}.`;
export const momentOver = 'مضى هذا الوقت. اختر وقتًا لاحقًا.';
/** {count, plural, =0 {انشر} zero {انشر} one {انشر مستندًا واحدًا} two {انشر مستندين} few {انشر # مستندات} many {انشر # مستندًا} other {انشر # مستند}} */
export const publishTogether = ({ count }: { count: number }): string =>
  count === 0 ? 'انشر' : $plurals.select(count) === 'zero' ? 'انشر' : $plurals.select(count) === 'one' ? 'انشر مستندًا واحدًا' : $plurals.select(count) === 'two' ? 'انشر مستندين' : $plurals.select(count) === 'few' ? `انشر ${$numbers.format(count)} مستندات` : $plurals.select(count) === 'many' ? `انشر ${$numbers.format(count)} مستندًا` : `انشر ${$numbers.format(count)} مستند`;
/** {count, plural, =0 {جدوِل} zero {جدوِل} one {جدوِل مستندًا واحدًا} two {جدوِل مستندين} few {جدوِل # مستندات} many {جدوِل # مستندًا} other {جدوِل # مستند}} */
export const planTogether = ({ count }: { count: number }): string =>
  count === 0 ? 'جدوِل' : $plurals.select(count) === 'zero' ? 'جدوِل' : $plurals.select(count) === 'one' ? 'جدوِل مستندًا واحدًا' : $plurals.select(count) === 'two' ? 'جدوِل مستندين' : $plurals.select(count) === 'few' ? `جدوِل ${$numbers.format(count)} مستندات` : $plurals.select(count) === 'many' ? `جدوِل ${$numbers.format(count)} مستندًا` : `جدوِل ${$numbers.format(count)} مستند`;
/** {count, plural, zero {هل تنشر؟} one {هل تنشر مستندًا واحدًا؟} two {هل تنشر مستندين معًا؟} few {هل تنشر # مستندات معًا؟} many {هل تنشر # مستندًا معًا؟} other {هل تنشر # مستند معًا؟}} */
export const publishTitle = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'هل تنشر؟' : $plurals.select(count) === 'one' ? 'هل تنشر مستندًا واحدًا؟' : $plurals.select(count) === 'two' ? 'هل تنشر مستندين معًا؟' : $plurals.select(count) === 'few' ? `هل تنشر ${$numbers.format(count)} مستندات معًا؟` : $plurals.select(count) === 'many' ? `هل تنشر ${$numbers.format(count)} مستندًا معًا؟` : `هل تنشر ${$numbers.format(count)} مستند معًا؟`;
export const publishText = 'يراها الزوار كلها في اللحظة نفسها. وإن تعذّر نشر مستند واحد فلا يُنشر شيء.';
/** {count, plural, zero {هل تجدول؟} one {هل تجدول مستندًا واحدًا؟} two {هل تجدول مستندين معًا؟} few {هل تجدول # مستندات معًا؟} many {هل تجدول # مستندًا معًا؟} other {هل تجدول # مستند معًا؟}} */
export const planTitle = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'هل تجدول؟' : $plurals.select(count) === 'one' ? 'هل تجدول مستندًا واحدًا؟' : $plurals.select(count) === 'two' ? 'هل تجدول مستندين معًا؟' : $plurals.select(count) === 'few' ? `هل تجدول ${$numbers.format(count)} مستندات معًا؟` : $plurals.select(count) === 'many' ? `هل تجدول ${$numbers.format(count)} مستندًا معًا؟` : `هل تجدول ${$numbers.format(count)} مستند معًا؟`;
export const planText = ({ moment }: { moment: string | number }): string =>
  `تُنشر كلها في ${moment} بالتوقيت العالمي كما هي الآن. وإن حرّر أحد إحدى المسودات قبل ذلك فشل الإصدار ولم يُنشر شيء.`;
export const cancel = 'إلغاء';
export const publishedToast = 'نُشرت، ويراها الزوار الآن.';
export const plannedToast = ({ moment }: { moment: string | number }): string => `جُدوِلت في ${moment} بالتوقيت العالمي.`;
export const releases = 'كل الإصدارات';
export const releasesEmpty = 'لا يوجد إصدار بعد.';
export const planned = 'مجدول';
export const live = 'منشور';
export const failed = 'فشل';
export const rolledBack = 'تم الرجوع عنه';
export const plannedFor = ({ moment }: { moment: string | number }): string => `يُنشر في ${moment} بالتوقيت العالمي`;
export const liveSince = ({ moment }: { moment: string | number }): string => `منشور منذ ${moment} بالتوقيت العالمي`;
export const failedAt = ({ moment }: { moment: string | number }): string => `كان مجدولًا في ${moment} بالتوقيت العالمي`;
export const rolledBackAt = ({ moment }: { moment: string | number }): string => `تم الرجوع عنه في ${moment} بالتوقيت العالمي`;
export const byPlanner = ({ date, planner }: { date: string | number; planner: string | number }): string =>
  `${date}، بواسطة ${planner}`;
export const failedTitle = 'لم يُنشر هذا الإصدار';
export const failedText = 'مسوداته محفوظة. راجعها ثم أنشئ إصدارًا جديدًا.';
export const problemDraft = 'حُرّرت إحدى مسوداته بعد جدولته.';
export const problemVersion = 'نُشر أحد مستنداته وحده بعد جدولته.';
export const problemGone = 'حُذف أحد مستنداته.';
export const problemAdmin = 'لم يعد من جدوله مشرفًا.';
export const problemOther = 'أحد مستنداته غير مقبول على حاله.';
export const changedSince = 'تغيّر منذ ذلك';
export const rollBack = 'ارجع عنه';
export const rollBackTitle = ({ name }: { name: string | number }): string => `هل ترجع عن «${name}»؟`;
export const rollBackText = 'تعود كل مستنداته إلى الإصدارات التي قبله. وتبقى الحالية في السجل.';
export const rollBackRefused = 'لا يمكن الرجوع عنه';
export const rollBackChanged = ({ documents }: { documents: string | number }): string =>
  `تغيّر منذ ذلك: ${documents}. ارجع عن المستندات واحدًا واحدًا في محرراتها.`;
export const hiddenAgain = 'لا يراه الزوار بعد ذلك، كما كان قبل الإصدار.';
export const rolledBackToast = 'تم الرجوع. يرى الزوار الإصدارات السابقة من جديد.';
export const cancelRelease = 'ألغِ الإصدار';
export const remove = 'أزِله';
export const cancelTitle = ({ name }: { name: string | number }): string => `هل تزيل «${name}»؟`;
export const cancelText = 'لا يُنشر منه شيء، وتبقى مسوداته محفوظة.';
export const canceledToast = 'أُزيل الإصدار، ومسوداته محفوظة.';
export const keep = 'أبقِه';
