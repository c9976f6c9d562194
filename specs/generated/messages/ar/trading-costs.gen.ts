// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'فروق الأسعار والعمولات ورسوم التبييت';
export const lead = 'تكلفة الصفقة على الحساب المحاكى في كل مرحلة. تُخصم التكاليف من الرصيد وتُحتسب ضمن حدود الخسارة.';
export const groupCommission = ({ amount }: { amount: string | number }): string => `${amount} لكل لوت، للفتح والإغلاق معًا`;
export const groupNoCommission = 'بلا عمولة';
export const groupLot = ({ count }: { count: string | number }): string => `1 لوت = ${count}`;
export const instrument = 'الأداة';
export const spread = 'الفرق';
export const spreadPips = ({ value }: { value: string | number }): string => `${value} نقطة سعر`;
export const spreadPoints = ({ value }: { value: string | number }): string => `${value} نقطة`;
export const swapLong = 'تبييت الشراء';
export const swapShort = 'تبييت البيع';
export const note = 'فروق معتادة، ورسوم التبييت لكل لوت وليلة. بيانات عيّنة، حسابات محاكاة';
export const holdingTitle = 'ليلًا وفي عطلة نهاية الأسبوع';
export const holdingLead = 'لا يلزمك إغلاق صفقاتك ليلًا أو قبل عطلة نهاية الأسبوع، لا في التقييم ولا على الحساب الممول.';
export const overnight = 'ليلًا';
export const overnightValue = 'مسموح';
export const overnightNote = ({ time }: { time: string | number }): string =>
  `تُخصم رسوم التبييت أو تُضاف عند إغلاق اليوم، الساعة ${time}`;
export const weekend = 'في عطلة نهاية الأسبوع';
export const weekendValue = 'مسموح';
export const weekendNote = 'قد يفتح السوق بفجوة سعرية: تسري الحدود حتى إذا نُفّذ وقف الخسارة متأخرًا';
export const triple = 'تبييت ثلاثي';
export const tripleNote = 'يُحتسب تبييت هذه الليلة ثلاث مرات ليشمل عطلة نهاية الأسبوع';
export const crypto = 'العملات الرقمية يومي السبت والأحد';
export const cryptoValue = 'مفتوحة';
export const cryptoNote = 'يمكن تجاوز حد الخسارة اليومية في عطلة نهاية الأسبوع أيضًا';
