// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const identifierLabel = 'البريد الإلكتروني أو الهاتف';
export const identifierHint = 'رقم هاتف مع رمز بلده، مثل ⁦+971501234567⁩.';
export const passwordLabel = 'كلمة المرور';
export const passwordHint = '8 أحرف على الأقل.';
export const showPassword = 'أظهر كلمة المرور';
export const hidePassword = 'أخفِ كلمة المرور';
export const nameLabel = 'اسمك';
export const problemTitle = 'لم ينجح ذلك.';
export const linkAccepted = 'تأكد هذا الرابط. افتح الآن الرابط الذي أرسلناه إلى العنوان الآخر.';
export const linkQuestion = 'هل تريد تسجيل الدخول بهذا الرابط؟';
export const linkQuestionText = ({ account }: { account: string | number }): string =>
  `أنت مسجّل الدخول باسم ${account}. الرابط الذي فتحته يسجّل دخولك إلى جلسة أخرى، وقد تكون لشخص آخر: ما تُدخله بعد ذلك يُحفظ في ذلك الحساب. إن لم تطلب الرابط فابقَ في حسابك.`;
export const linkQuestionTextOut = 'الرابط الذي فتحته يسجّل دخولك إلى جلسة، وقد تكون لشخص آخر: ما تُدخله بعد ذلك يُحفظ في ذلك الحساب. إن لم تطلب الرابط فلا تسجّل الدخول.';
export const linkQuestionNobody = 'هذا الحساب';
export const linkFollow = 'استخدم الرابط';
export const linkKeep = 'ابقَ في حسابك';
export const linkKeepOut = 'البقاء دون تسجيل الدخول';
export const notStored = 'سجّلتَ الدخول، لكن هذا المتصفح لا يسمح للموقع بحفظ الجلسة. إغلاق الصفحة أو إعادة تحميلها يُنهي الجلسة.';
export const missing = 'أدخل بريدًا إلكترونيًا أو رقم هاتف، وكلمة مرور';
export const missingPassword = 'اختر كلمة مرور جديدة أولًا.';
export const identifierMissing = 'أدخل بريدًا إلكترونيًا أو رقم هاتف.';
export const passwordMissing = 'أدخل كلمة مرور.';
export const identifierShape = 'هذا ليس عنوان بريد إلكتروني ولا رقم هاتف مع رمز بلده.';
export const title = 'تسجيل الدخول';
export const lead = 'للشركاء والمتداولين.';
export const adminTitle = 'دخول الإدارة';
export const adminLead = 'لوحة الإدارة تغيّر ما يراه الزوار. لا يفتحها إلا المشرفون.';
export const signIn = 'سجّل الدخول';
export const signingIn = 'جارٍ تسجيل الدخول';
export const codeInstead = 'أرسل إليّ رمزًا بدلًا من ذلك';
export const sendingCode = 'جارٍ إرسال الرمز';
export const forgotten = 'نسيت كلمة المرور؟';
export const traderHint = 'بعد تسجيل الدخول تجد حساباتك ودفعاتك في لوحة المتداول. أما صفقاتك فتنفّذها في بوابة المتداولين.';
export const traderLink = 'افتح بوابة المتداولين';
export const noAccount = 'جديد هنا؟';
export const create = 'أنشئ حسابًا';
export const continues = ({ path }: { path: string | number }): string => `بعد تسجيل الدخول تنتقل إلى ${path}.`;
export const alreadySignedIn = 'أنت مسجّل الدخول. ننقلك الآن.';
export const back = 'رجوع';
export const providers = 'أو تابع باستخدام';
export const withApple = 'المتابعة باستخدام Apple';
export const withGoogle = 'المتابعة باستخدام Google';
export const accountTitle = 'أنشئ حسابك';
export const accountLead = 'تُحفظ فيه طلباتك وحساباتك المحاكاة. استخدم العنوان الذي طلبت به.';
export const signUpTitle = 'كن شريكًا';
export const signUpLead = 'أنشئ حسابًا ثم قدّم طلبك في لوحة الشركاء. ويراجع شخص طلبك.';
export const signUp = 'أنشئ الحساب';
export const signingUp = 'جارٍ إنشاء الحساب';
export const haveAccount = 'لديك حساب؟';
export const codeLabel = 'الرمز';
/** {digits, plural, one {رقم واحد} two {رقمان} few {# أرقام} many {# رقمًا} other {# رقم}}. يُتحقق منه تلقائيًا. */
export const codeHint = ({ digits }: { digits: number }): string =>
  `${$plurals.select(digits) === 'one' ? 'رقم واحد' : $plurals.select(digits) === 'two' ? 'رقمان' : $plurals.select(digits) === 'few' ? `${$numbers.format(digits)} أرقام` : $plurals.select(digits) === 'many' ? `${$numbers.format(digits)} رقمًا` : `${$numbers.format(digits)} رقم`}. يُتحقق منه تلقائيًا.`;
export const checkCode = 'تحقق من الرمز';
export const checkingCode = 'جارٍ التحقق من الرمز';
export const resend = 'أعد إرساله';
export const resendIn = ({ seconds }: { seconds: string | number }): string => `أعد إرساله بعد ${seconds} ث`;
export const resent = 'أرسلنا رمزًا جديدًا. الأحدث وحده صالح.';
export const codeTitle = 'أدخل الرمز';
export const codeMail = ({ recipient }: { recipient: string | number }): string =>
  `أرسلنا رسالة إلى ${recipient}. افتح الرابط الذي فيها، أو أدخل رمزها هنا.`;
export const codeText = ({ recipient }: { recipient: string | number }): string =>
  `أرسلنا رسالة نصية إلى ${recipient}. أدخل رمزها هنا.`;
export const inboxTitle = 'تحقق من بريدك';
export const inboxText = ({ recipient }: { recipient: string | number }): string =>
  `أرسلنا رسالة إلى ${recipient}. افتح الرابط الذي فيها، أو أدخل رمزها هنا، فيُسجَّل دخولك.`;
export const inboxKnown = 'إذا كان لديك حساب بهذا العنوان فلن تُرسل رسالة.';
export const phoneTitle = 'تحقق من هاتفك';
export const otherRecipient = 'استخدم عنوانًا أو رقمًا آخر';
export const whatNext = 'ما الذي يحدث بعد ذلك';
export const stepConfirm = 'تؤكد العنوان أو الرقم فيُسجَّل دخولك.';
export const stepShare = 'تقدّم طلبك في لوحة الشركاء. تُفتح لك فورًا، وتُحسب روابطك أثناء مراجعة الطلب.';
export const stepReturn = 'تتابع من حيث كنت.';
export const stepKyc = 'نتحقق من هويتك قبل الدفعة الأولى.';
export const factorTitle = 'أكّد أنك أنت';
export const factorLead = 'لحسابك أكثر من طريقة للتحقق بخطوتين. أيها تريد أن تستخدم؟';
export const factorReading = 'يجري تحميل طرق التحقق بخطوتين';
export const factorFailed = 'تعذّر تحميل طرق التحقق بخطوتين.';
export const factorApp = ({ name }: { name: string | number }): string => `تطبيق المصادقة: ${name}`;
export const factorPhone = ({ name }: { name: string | number }): string => `رسالة نصية: ${name}`;
export const factorAppText = ({ name }: { name: string | number }): string => `أدخل الرمز الذي يعرضه ${name} الآن.`;
export const factorPhoneText = ({ name }: { name: string | number }): string => `أرسلنا رسالة نصية إلى ${name}. أدخل رمزها هنا.`;
export const factorOther = 'استخدم طريقة تحقق أخرى';
export const factorLeave = 'سجّل الدخول بحساب آخر';
export const retry = 'أعد المحاولة';
export const recoveryTitle = 'هل نسيت كلمة المرور؟';
export const recoveryLead = 'أدخل بريدك الإلكتروني أو رقم هاتفك، فنرسل إليك رابطًا ورمزًا.';
export const recoverySend = 'أرسل إليّ رابطًا ورمزًا';
export const recoverySending = 'جارٍ الإرسال';
export const recoveryCodeTitle = 'تحقق من رسائلك';
export const recoveryCodeText = ({ recipient }: { recipient: string | number }): string =>
  `إن كان هناك حساب لـ${recipient} فالرسالة في طريقها إليه. افتح رابطها، أو أدخل رمزها هنا.`;
export const newPasswordTitle = 'اختر كلمة مرور جديدة';
export const newPasswordLead = 'حفظها يُخرجك من كل جهاز آخر.';
export const newPasswordLabel = 'كلمة المرور الجديدة';
export const newPasswordSave = 'احفظ كلمة المرور';
export const newPasswordSaving = 'جارٍ الحفظ';
export const changedTitle = 'تغيّرت كلمة المرور';
export const changedText = 'أنت مسجّل الدخول هنا، ومسجّل الخروج من كل جهاز آخر.';
export const goOn = 'متابعة';
export const strength0 = 'ضعيفة جدًا';
export const strength1 = 'ضعيفة';
export const strength2 = 'متوسطة';
export const strength3 = 'جيدة';
export const strength4 = 'قوية';
/** أقصر من {characters, plural, one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}}. */
export const reasonLength = ({ characters }: { characters: number }): string =>
  `أقصر من ${$plurals.select(characters) === 'one' ? 'حرف واحد' : $plurals.select(characters) === 'two' ? 'حرفين' : $plurals.select(characters) === 'few' ? `${$numbers.format(characters)} أحرف` : $plurals.select(characters) === 'many' ? `${$numbers.format(characters)} حرفًا` : `${$numbers.format(characters)} حرف`}.`;
export const reasonCommon = 'يستخدمها كثيرون.';
export const reasonSimilar = 'قريبة من كلمة يستخدمها كثيرون.';
export const reasonWord = 'الكلمة الواحدة سهلة التخمين.';
export const reasonKeyboard = 'المفاتيح المتجاورة سهلة التخمين.';
export const reasonRepeat = 'التكرار سهل التخمين.';
export const reasonSequence = 'التسلسلات مثل abc سهلة التخمين.';
export const reasonDate = 'التواريخ والسنوات سهلة التخمين.';
export const reasonPersonal = 'فيها اسمك أو عنوانك.';
export const needsScript = ({ mail }: { mail: string | number }): string =>
  `يحتاج تسجيل الدخول وإنشاء الحساب إلى JavaScript. من دونه اكتب إلى ${mail}.`;
export const signUpTerms = 'بإنشاء حساب فإنك توافق على';
export const signUpTermsLink = 'شروط الخدمة';
export const signUpAnd = 'وعلى';
export const signUpPrivacyLink = 'سياسة الخصوصية';
