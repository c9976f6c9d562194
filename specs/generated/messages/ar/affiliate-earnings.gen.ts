// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const title = 'الأرباح';
export const lead = 'كل عملية بيع عبر روابطك، والعمولة التي تدفعها، والقاعدة التي حسمتها.';
export const all = 'الكل';
export const held = 'محجوزة';
export const heldNote = 'حتى انتهاء مدة استرداد كل عملية بيع';
export const approved = 'معتمدة';
export const approvedNote = 'كل العمولات المعتمدة، مدفوعة كانت أم لا';
export const available = 'متاحة';
export const availableNote = 'معتمدة ولم تُطلب بعد';
export const yourRate = 'نسبتك';
export const tier = ({ tier, missing }: { tier: string | number; missing: string | number }): string => `${tier}. ${missing}`;
export const ownRate = ({ tier, rate }: { tier: string | number; rate: string | number }): string =>
  `متفق عليها معك. وتدفع فئة ${tier} نسبة ${rate}.`;
export const keptRate = ({ tier, rate }: { tier: string | number; rate: string | number }): string =>
  `محفوظة لك من فئة أعلى. وتدفع فئة ${tier} نسبة ${rate}.`;
/** {n, plural, zero {لم يبقَ شيء} one {بقيت عملية بيع واحدة} two {بقيت عمليتا بيع} few {بقيت {count} عمليات بيع} many {بقيت {count} عملية بيع} other {بقيت {count} عملية بيع}} حتى {tier} بنسبة {rate} */
export const missing = ({ n, count, tier, rate }: { n: number; count: string | number; tier: string | number; rate: string | number }): string =>
  `${$plurals.select(n) === 'zero' ? 'لم يبقَ شيء' : $plurals.select(n) === 'one' ? 'بقيت عملية بيع واحدة' : $plurals.select(n) === 'two' ? 'بقيت عمليتا بيع' : $plurals.select(n) === 'few' ? `بقيت ${count} عمليات بيع` : $plurals.select(n) === 'many' ? `بقيت ${count} عملية بيع` : `بقيت ${count} عملية بيع`} حتى ${tier} بنسبة ${rate}`;
export const topTier = 'أعلى فئة';
export const rateTitle = ({ rate, date }: { rate: string | number; date: string | number }): string =>
  `نسبتك ${rate} منذ ${date}`;
export const reversed = 'مستردة';
export const person = 'الشخص';
export const date = 'التاريخ';
export const link = 'الرابط';
export const program = 'البرنامج';
export const sale = 'البيع';
export const rate = 'النسبة';
export const commission = 'العمولة';
export const status = 'الحالة';
export const rule = 'القاعدة';
export const ruleHeld = ({ date, days }: { date: string | number; days: string | number }): string =>
  `محجوزة حتى ${date}، أي ${days} يومًا بعد الدفع، لأن المبلغ قد يُسترد حتى ذلك الحين.`;
export const ruleApproved = ({ date }: { date: string | number }): string => `انتهت مدة الاسترداد في ${date}؛ ويمكن دفع العمولة.`;
export const ruleReversed = 'استُرد ثمن الطلب، فسُحبت عمولته.';
export const emptyTitle = 'لا عمولات بعد';
export const emptyText = 'تظهر هنا أول عملية بيع عبر أحد روابطك.';
export const flags = 'مبيعات بلا عمولة';
export const flagsLead = 'حملت هذه الطلبات رمزك أو قسيمتك.';
export const reason = 'السبب';
export const selfReferral = 'رابطك نفسه';
export const ownCoupon = 'قسيمتك نفسها';
export const otherAffiliate = 'شريك آخر';
export const ruleSelfReferral = 'اشتريت عبر رابطك نفسه. ولا يكسب أحد عمولة على طلباته.';
export const ruleOwnCoupon = 'اشتريت بقسيمتك نفسها. ولا يكسب أحد عمولة على طلباته.';
export const ruleOtherAffiliate = 'جاء المشتري أولًا عبر شريك آخر وهو محسوب له.';
