// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'المنصات والأدوات وساعات التداول.';
export const lead = ({ platforms }: { platforms: string | number }): string =>
  `تعمل الحسابات المحاكاة على ${platforms}. تتبع الأسعار السوق، ولا تصل الأوامر إليه. وجميع الأوقات بتوقيت الخادم.`;
export const toPricing = 'اختر حجمًا';
export const weekTitle = 'أسبوع التداول';
export const weekLead = ({ offset, time }: { offset: string | number; time: string | number }): string =>
  `توقيت الخادم هو UTC${offset} بلا توقيت صيفي. يُغلق يوم التداول عند ${time}، وهو معلَّم في الرسم، ومن ذلك الإغلاق يُقاس حد الخسارة اليومية التالي.`;
export const weekSample = 'قائمة عيّنة للأدوات وأوقاتها';
export const leverage = ({ leverage }: { leverage: string | number }): string => `رافعة حتى 1:${leverage}`;
export const openFromTo = ({ firstDay, from, lastDay, to }: { firstDay: string | number; from: string | number; lastDay: string | number; to: string | number }): string =>
  `من ${firstDay} ${from} إلى ${lastDay} ${to}.`;
export const pause = ({ from, to }: { from: string | number; to: string | number }): string => `توقف يومي من ${from} إلى ${to}.`;
export const always = 'كل يوم على مدار الساعة.';
export const startTitle = 'من الدفع إلى أول صفقة';
export const startLead = 'أربع خطوات، بلا برامج تشتريها.';
export const chooseTitle = 'اختر';
export const choose = ({ platforms }: { platforms: string | number }): string =>
  `اختر البرنامج وحجم الحساب والإضافات عند الدفع. ويعمل كل حساب على ${platforms}.`;
export const loginTitle = 'سجّل الدخول';
export const login = 'سجّل الدخول في هذا الموقع بالعنوان الذي طلبت به. تجد حسابك في لوحتك، ومنها تفتح المنصة لتتداول.';
export const tradeTitle = 'تداول';
export const trade = 'على الحاسوب أو في المتصفح أو على الهاتف. والقواعد واحدة في كل مكان.';
export const watchTitle = 'تابع حدودك';
export const watch = 'تعرض لوحتك بُعد الهدف وما بقي من كل حدّ، بالدولار.';
export const limitsTitle = 'حدود التداول';
export const limitsLead = 'تسري على كل منصة ولكل حجم.';
export const positions = 'الصفقات المفتوحة';
export const positionsNote = 'في الوقت نفسه على الأكثر';
export const risk = 'المخاطرة في الصفقة';
export const riskNote = 'من الرصيد على الأكثر';
export const news = 'الأخبار عالية التأثير';
/** {minutes, plural, zero {# دقيقة قبلها وبعدها} one {دقيقة واحدة قبلها وبعدها} two {دقيقتان قبلها وبعدها} few {# دقائق قبلها وبعدها} many {# دقيقة قبلها وبعدها} other {# دقيقة قبلها وبعدها}} */
export const newsValue = ({ minutes }: { minutes: number }): string =>
  $plurals.select(minutes) === 'zero' ? `${$numbers.format(minutes)} دقيقة قبلها وبعدها` : $plurals.select(minutes) === 'one' ? 'دقيقة واحدة قبلها وبعدها' : $plurals.select(minutes) === 'two' ? 'دقيقتان قبلها وبعدها' : $plurals.select(minutes) === 'few' ? `${$numbers.format(minutes)} دقائق قبلها وبعدها` : $plurals.select(minutes) === 'many' ? `${$numbers.format(minutes)} دقيقة قبلها وبعدها` : `${$numbers.format(minutes)} دقيقة قبلها وبعدها`;
export const newsNote = 'لا تُفتح صفقة ولا تُغلق يدويًا';
export const advisors = 'المستشارون الآليون';
export const advisorsAsk = 'بموافقة مسبقة';
export const advisorsFree = 'مسموح';
export const advisorsNote = 'أرسل إلينا الاسم وما يفعله قبل تشغيله';
