// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'البيانات التي نحتفظ بها، ولماذا.';
export const lead = ({ name }: { name: string | number }): string =>
  `تحفظ ${name} ما تحتاج إليه لتشغيل حسابك والدفع لك. تسرد هذه الصفحة كل ذلك وسببه ومدته، وتبيّن كيف تبلّغ عن مشكلة أمنية.`;
export const browserTitle = 'في متصفحك';
export const browserLead = 'قبل أن تجيب عن شريط ملفات تعريف الارتباط لا يحفظ الموقع إلا ما تحتاجه أفعالك، والمدخلات القليلة المعلَّمة بـ«عند زيارتك». والقائمة كاملة: يقارنها اختبار آلي بما تحفظه الصفحات.';
export const browserTable = 'ما يكتبه الموقع في متصفحك';
export const purpose = 'ما يتذكره';
export const entry = 'الاسم';
export const written = 'متى يُكتب';
export const until = 'مدة الحفظ';
export const fromVisit = 'عند زيارتك';
export const fromAct = 'عند استخدامه';
export const fromConsent = 'بعد موافقتك';
export const fromSignIn = 'عند تسجيل دخولك';
export const requestsTitle = 'الطلبات إلى خدمتنا';
export const requestsLead = 'عدا ملفاتها، لا ترسل الصفحة إلا هذه الطلبات، وإلى خدمتنا وحدها. ويتحقق اختبار آلي من هذه القائمة.';
export const requestsTable = 'ما تطلبه الصفحة من خدمتنا';
export const asked = 'الغرض';
export const address = 'العنوان';
export const sent = 'متى يُرسل';
export const recordsTitle = 'في قاعدة بياناتنا';
export const recordsLead = 'ما نخزّنه عنك، ولماذا، وإلى متى.';
export const untilWord = 'مدة الحفظ:';
export const recordsFoot = 'يحق لك طلب نسخة مما يخصك أو تصحيحه أو حذفه.';
export const guardsTitle = 'كيف نحميها';
export const guardsLead = 'أربع وسائل حماية تصمد ولو أخطأ أحد.';
export const rowsTitle = 'قواعد الوصول في قاعدة البيانات';
export const rows = 'تتحقق قاعدة البيانات عند كل طلب ممّن يحق له قراءة السجل أو تغييره. فلا يمكن لخطأ في شاشة أن يعرض لك حساب غيرك.';
export const scriptsTitle = 'لا نصوص برمجية لجهات أخرى';
export const scripts = 'لا تشغّل الصفحات إلا نصوص هذا الموقع البرمجية، وكل منها معروف ببصمته. ولا يُحمَّل شيء من شركة أخرى قبل أن تضغط عليه.';
export const factorsTitle = 'التحقق بخطوتين';
export const factors = 'يمكنك أن تشترط تطبيق مصادقة أو مفتاح أمان أو مفتاح مرور عند كل تسجيل دخول. وعندها لا تكفي كلمة المرور وحدها.';
export const cardsTitle = 'لا أرقام بطاقات';
export const cards = 'تدفع في صفحة مزوّد الدفع. ولا نرى بيانات بطاقتك أبدًا.';
export const reportTitle = 'أبلغ عن ثغرة';
export const reportLead = 'إن وجدت مشكلة أمنية فأخبرنا من فضلك. وهذا ما يحدث بعدها، بالأيام من رسالتك.';
/** يجيبك شخص خلال {days, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يومَي عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}} */
export const answerTitle = ({ days }: { days: number }): string =>
  `يجيبك شخص خلال ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم عمل` : $plurals.select(days) === 'one' ? 'يوم عمل واحد' : $plurals.select(days) === 'two' ? 'يومَي عمل' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام عمل` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يوم عمل` : `${$numbers.format(days)} يوم عمل`}`;
export const answer = 'بما فهمناه، وبما سننظر فيه أولًا.';
/** تُصلَح خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const fixTitle = ({ days }: { days: number }): string =>
  `تُصلَح خلال ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const fix = 'أو نخبرك لماذا يطول الأمر وماذا نفعل حتى ذلك الحين.';
/** يمكنك النشر بعد {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const discloseTitle = ({ days }: { days: number }): string =>
  `يمكنك النشر بعد ${$plurals.select(days) === 'zero' ? `${$numbers.format(days)} يوم` : $plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const disclose = 'وقبل ذلك إن أُصلحت قبله. ونذكر اسمك إن رغبت.';
export const writeTitle = 'إلى أين تكتب';
export const write = 'أخبرنا ماذا فعلت، وماذا حدث، وكيف نكرّره. تكفي لقطة شاشة أو نص الطلب.';
export const ruleOwn = 'استخدم حسابات تخصك، ولا تمس بيانات غيرك.';
export const ruleStop = 'توقف حالما تثبت أن الثغرة تعمل.';
export const ruleQuiet = 'لا تُبطئ الموقع على الآخرين.';
export const safe = 'إذا التزمت بهذه القواعد فلن نتخذ إجراءً قانونيًا ضدك.';
