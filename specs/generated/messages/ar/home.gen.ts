// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

const $numbers = /* @__PURE__ */ new Intl.NumberFormat('ar-u-nu-latn');
const $plurals = /* @__PURE__ */ new Intl.PluralRules('ar');

export const heroTitle = 'خطوة واحدة إلى التمويل.';
export const heroWordCopyTrading = 'نسخ التداول';
export const heroWordRevolutionary = 'فكرة ثورية';
export const heroLead = ({ target, bonus, share }: { target: string | number; bonus: string | number; share: string | number }): string =>
  `حقّق هدف ربح ${target} في حساب محاكى. عند الاجتياز تُسترد رسومك مع مكافأة قدرها ${bonus} من هدف الربح، وتحتفظ بنسبة ${share} من ربح حساب ممول محاكى.`;
export const requestAccess = 'ابدأ الآن';
export const seePrices = ({ price }: { price: string | number }): string => `الأسعار تبدأ من ${price}`;
export const pauseTyping = 'أوقف حركة العنوان';
export const resumeTyping = 'استأنف حركة العنوان';
export const heroTargetLabel = ({ amount, percent }: { amount: string | number; percent: string | number }): string =>
  `الهدف ${amount} · ${percent}`;
export const heroPassedLabel = ({ day }: { day: string | number }): string => `اجتياز في اليوم ${day}`;
/** رصيد تقييم {size} على مدى {day, plural, one {يوم تداول واحد} two {يومَي تداول} few {# أيام تداول} many {# يوم تداول} other {# يوم تداول}}، وهو عيّنة. يصعد على درجات بينها تراجعات، ويتجاوز هدف {amount} في اليوم {day}. */
export const heroPicture = ({ size, day, amount }: { size: string | number; day: number; amount: string | number }): string =>
  `رصيد تقييم ${size} على مدى ${$plurals.select(day) === 'one' ? 'يوم تداول واحد' : $plurals.select(day) === 'two' ? 'يومَي تداول' : $plurals.select(day) === 'few' ? `${$numbers.format(day)} أيام تداول` : $plurals.select(day) === 'many' ? `${$numbers.format(day)} يوم تداول` : `${$numbers.format(day)} يوم تداول`}، وهو عيّنة. يصعد على درجات بينها تراجعات، ويتجاوز هدف ${amount} في اليوم ${day}.`;
export const heroCaption = ({ size }: { size: string | number }): string =>
  `تقييم ${size} محاكى، رصيد الإغلاق اليومي. عيّنة وليست توقعًا.`;
/** بلا حد زمني. {days, plural, one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} بلا تداول تُغلق الحساب. */
export const heroCondition = ({ days }: { days: number }): string =>
  `بلا حد زمني. ${$plurals.select(days) === 'one' ? 'يوم واحد' : $plurals.select(days) === 'two' ? 'يومان' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`} بلا تداول تُغلق الحساب.`;
export const guaranteesLabel = 'ضماناتنا';
/** تُدفع كل {days, plural, one {يوم} two {يومين} few {# أيام} many {# يومًا} other {# يوم}} */
export const guaranteePayouts = ({ days }: { days: number }): string =>
  `تُدفع كل ${$plurals.select(days) === 'one' ? 'يوم' : $plurals.select(days) === 'two' ? 'يومين' : $plurals.select(days) === 'few' ? `${$numbers.format(days)} أيام` : $plurals.select(days) === 'many' ? `${$numbers.format(days)} يومًا` : `${$numbers.format(days)} يوم`}`;
export const guaranteePayoutsText = ({ hours }: { hours: string | number }): string =>
  `بعد التمويل. تُعالَج كل دفعة خلال ${hours} ساعة.`;
export const guaranteeRefund = ({ percent }: { percent: string | number }): string => `استرداد الرسوم + مكافأة ${percent}`;
export const guaranteeRefundText = ({ price, bonus, days }: { price: string | number; bonus: string | number; days: string | number }): string =>
  `في تقييم ${price} تُسترد ${price} مع مكافأة ${bonus}، خلال ${days} أيام عمل من الاجتياز.`;
export const guaranteeStep = ({ target }: { target: string | number }): string => `خطوة واحدة، هدف ${target}`;
export const guaranteeStepText = ({ maximumLoss, dailyLoss }: { maximumLoss: string | number; dailyLoss: string | number }): string =>
  `لا حد أدنى للأيام. الخسارة القصوى ${maximumLoss}، والخسارة اليومية ${dailyLoss}.`;
