// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'إشعاراتك';
export const lead = 'تظهر الإشعارات في ركن من الشاشة ولوحة الشركاء مفتوحة. ولا نرسل عنها رسائل بريد.';
export const sales = 'التسجيلات والمبيعات';
export const salesNote = 'سجّل شخص أو اشترى عبر أحد روابطك.';
export const payouts = 'الدفعات';
export const payoutsNote = 'اعتُمدت دفعة طلبتها أو دُفعت أو رُفضت.';
export const tickets = 'ردود الدعم';
export const ticketsNote = 'ردّ الدعم على إحدى تذاكرك.';
export const signedUp = 'تسجيل جديد';
export const signedUpText = ({ name }: { name: string | number }): string => `سجّل ${name} عبر أحد روابطك.`;
export const sold = 'عملية بيع جديدة';
export const soldText = ({ amount }: { amount: string | number }): string => `تدفع لك ${amount} بعد انتهاء مدة استردادها.`;
export const payoutApproved = 'اعتُمدت الدفعة';
export const payoutPaid = 'دُفعت الدفعة';
export const payoutRejected = 'رُفضت الدفعة';
export const replied = 'رد جديد من الدعم';
export const repliedText = ({ name }: { name: string | number }): string => `ردّ ${name} على تذكرتك.`;
export const show = 'عرض';
