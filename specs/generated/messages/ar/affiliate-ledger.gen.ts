// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const label = 'من النقرة إلى الدفعة';
export const click = ({ link }: { link: string | number }): string => `جاء عبر الرابط ${link}`;
export const clickNote = 'تُعدّ النقرات بلا أسماء، لذلك لا يُعرف وقت هذه النقرة.';
export const signUp = 'سجّل حسابًا';
export const knownAccount = 'كان له حساب من قبل';
export const sale = ({ program, amount }: { program: string | number; amount: string | number }): string =>
  `اشترى ${program} بمبلغ ${amount}`;
export const otherProgram = 'حجمًا لم يعد معروضًا';
export const noSale = 'لا عملية بيع بعد';
export const noSaleNote = 'تدفع عملية البيع نسبتك في يوم دفعها.';
export const held = ({ amount, rate }: { amount: string | number; rate: string | number }): string =>
  `عمولة قدرها ${amount}، أي ${rate} من البيع، محجوزة`;
export const approved = ({ amount, rate }: { amount: string | number; rate: string | number }): string =>
  `عمولة قدرها ${amount}، أي ${rate} من البيع، معتمدة`;
export const reversed = ({ amount }: { amount: string | number }): string => `سُحبت عمولة قدرها ${amount}`;
export const unpaid = 'لم تُصرف بالكامل بعد';
export const unpaidNote = 'تُدفع العمولات الأقدم أولًا.';
export const requestedPayout = 'ضمن دفعة طلبتها';
export const approvedPayout = 'ضمن دفعة معتمدة';
export const paidPayout = 'دُفعت';
