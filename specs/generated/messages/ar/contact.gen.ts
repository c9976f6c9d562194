// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'اتصل بنا.';
export const lead = 'اختر الموضوع واكتب إلينا. من يقرأ رسالتك هو من يجيب عنها باسمه.';
export const call = ({ phone }: { phone: string | number }): string => `اتصل على ${phone}`;
export const formTitle = 'رسالتك';
export const formLead = 'نقرأ كل رسالة ونجيب بالعربية أو الإنجليزية.';
export const topic = 'ما الموضوع؟';
export const support = 'الحسابات والقواعد';
export const affiliates = 'برنامج الشركاء';
export const press = 'الصحافة';
export const privacy = 'بياناتي';
export const other = 'أمر آخر';
export const name = 'اسمك';
export const nameMissing = 'أدخل اسمك.';
export const nameLong = ({ count }: { count: string | number }): string => `لا يزيد الاسم هنا على ${count} حرفًا. اختصره.`;
export const email = 'البريد الإلكتروني';
export const emailHint = 'نجيب على هذا العنوان ولا نستعمله لشيء آخر.';
export const emailMissing = 'أدخل بريدك الإلكتروني كي نجيبك.';
export const emailForm = 'هذا العنوان غير مكتمل. يكون على صورة name@example.com.';
export const message = 'الرسالة';
export const messageHint = 'بلا كلمات مرور ولا أرقام بطاقات. نحن لا نطلبها أبدًا.';
export const messageMissing = 'اكتب رسالتك هنا.';
export const messageShort = ({ count }: { count: string | number }): string => `اكتب ${count} أحرف على الأقل كي نفهم ما تحتاجه.`;
export const messageLong = ({ count }: { count: string | number }): string =>
  `لا تزيد الرسالة على ${count} حرف. اختصرها أو أرسلها بالبريد الإلكتروني.`;
/** {count, plural, zero {لم يبقَ أي حرف} one {بقي حرف واحد} two {بقي حرفان} few {بقيت # أحرف} many {بقي # حرفًا} other {بقي # حرف}} */
export const left = ({ count }: { count: number }): string =>
  $plurals.select(count) === 'zero' ? 'لم يبقَ أي حرف' : $plurals.select(count) === 'one' ? 'بقي حرف واحد' : $plurals.select(count) === 'two' ? 'بقي حرفان' : $plurals.select(count) === 'few' ? `بقيت ${$numbers.format(count)} أحرف` : $plurals.select(count) === 'many' ? `بقي ${$numbers.format(count)} حرفًا` : `بقي ${$numbers.format(count)} حرف`;
export const trap = 'اترك هذه الخانة فارغة';
export const send = 'أرسل الرسالة';
export const sending = 'جارٍ الإرسال';
export const repair = 'راجع هذه الحقول';
export const refusedTitle = 'لم تُقبل رسالتك.';
export const refused = ({ mail }: { mail: string | number }): string =>
  `ما زالت هنا. راجع ما كتبته، أو أرسلها بالبريد الإلكتروني إلى ${mail}.`;
export const limitedTitle = ({ next }: { next: string | number }): string => `لم تُرسل الرسالة رقم ${next} خلال ساعة.`;
export const limited = ({ count, mail }: { count: string | number; mail: string | number }): string =>
  `نقبل ${count} رسائل من العنوان الواحد في الساعة. رسالتك ما زالت هنا: حاول لاحقًا، أو أرسلها بالبريد الإلكتروني إلى ${mail}.`;
export const unsentTitle = 'لم نتأكد من وصول رسالتك.';
export const unsent = 'ما زالت هنا. أعد إرسالها، فلن نستلمها إلا مرة واحدة.';
export const failedTitle = 'حدث خطأ من جانبنا.';
export const failed = ({ mail }: { mail: string | number }): string =>
  `رسالتك ما زالت هنا. أعد إرسالها، أو أرسلها بالبريد الإلكتروني إلى ${mail}.`;
export const scriptless = ({ mail, phone }: { mail: string | number; phone: string | number }): string =>
  `يحتاج النموذج إلى JavaScript. بريد إلكتروني إلى ${mail} أو مكالمة على ${phone} تصل إلى الأشخاص أنفسهم.`;
export const sentTitle = 'وصلت رسالتك.';
/** {days, plural, zero {نجيب على {email} اليوم نفسه.} one {نجيب على {email} خلال يوم عمل واحد.} two {نجيب على {email} خلال يومي عمل.} few {نجيب على {email} خلال # أيام عمل.} many {نجيب على {email} خلال # يوم عمل.} other {نجيب على {email} خلال # يوم عمل.}} */
export const sent = ({ days, email }: { days: number; email: string | number }): string =>
  $plurals.select(days) === 'zero' ? `نجيب على ${email} اليوم نفسه.` : $plurals.select(days) === 'one' ? `نجيب على ${email} خلال يوم عمل واحد.` : $plurals.select(days) === 'two' ? `نجيب على ${email} خلال يومي عمل.` : $plurals.select(days) === 'few' ? `نجيب على ${email} خلال ${$numbers.format(days)} أيام عمل.` : $plurals.select(days) === 'many' ? `نجيب على ${email} خلال ${$numbers.format(days)} يوم عمل.` : `نجيب على ${email} خلال ${$numbers.format(days)} يوم عمل.`;
export const another = 'اكتب رسالة أخرى';
export const nextArrives = 'بلا تكرار';
export const nextArrivesText = 'اضغط مرتين أو انقطع الاتصال أو أعد المحاولة: نستلم رسالة واحدة.';
export const nextRead = 'يتولاها شخص واحد';
export const nextReadText = 'يُحدَّد بحسب الموضوع، ويجيبك باسمه.';
export const nextKept = 'كم نحتفظ بها';
export const nextKeptText = ({ until }: { until: string | number }): string => `تبقى محفوظة حتى ${until}، ثم تُحذف.`;
export const nextStored = 'تبقى المسودة في هذا التبويب';
export const nextStoredText = 'إلى أن تُرسل الرسالة أو يُغلق التبويب، كي لا تضيع بإعادة التحميل.';
export const answersTitle = 'من يجيب ومتى';
export const answersLead = ({ hours }: { hours: string | number }): string =>
  `محسوبة بأيام العمل في أوقات ${hours}. هذه المدد عيّنات ولم تُقَس بعد.`;
/** {days, plural, zero {في اليوم نفسه} one {خلال يوم عمل واحد} two {خلال يومي عمل} few {خلال # أيام عمل} many {خلال # يوم عمل} other {خلال # يوم عمل}} */
export const within = ({ days }: { days: number }): string =>
  $plurals.select(days) === 'zero' ? 'في اليوم نفسه' : $plurals.select(days) === 'one' ? 'خلال يوم عمل واحد' : $plurals.select(days) === 'two' ? 'خلال يومي عمل' : $plurals.select(days) === 'few' ? `خلال ${$numbers.format(days)} أيام عمل` : $plurals.select(days) === 'many' ? `خلال ${$numbers.format(days)} يوم عمل` : `خلال ${$numbers.format(days)} يوم عمل`;
export const waysTitle = 'طرق أخرى للتواصل';
export const waysLead = 'الفريق نفسه، بالطريقة التي تفضّلها.';
export const phone = 'الهاتف';
export const whatsapp = 'واتساب';
export const discord = 'المجتمع';
export const discordNote = 'يستطيع متداولون آخرون قراءته. لا تنشر بيانات شخصية.';
export const address = 'المكتب';
export const addressNote = 'الزيارات بموعد فقط. اكتب إلينا أولًا.';
export const help = 'مركز المساعدة';
export const helpNote = 'قواعد التداول بالتفصيل، مع بحث.';
export const security = 'ثغرة أمنية';
export const securityLink = 'كيف تبلّغ عنها';
export const securityNote = 'لا تستخدم هذا النموذج لذلك من فضلك.';
