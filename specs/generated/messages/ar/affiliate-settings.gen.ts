// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'إلغاء';
export const goOn = 'متابعة';
export const checking = 'جارٍ التحقق…';
export const payoutMethod = 'طريقة الدفع';
export const payoutMethodLead = 'أين تُدفع عمولتك. تحتفظ الطلبات المفتوحة بالطريقة التي أُرسلت بها.';
export const methodNow = ({ method, account }: { method: string | number; account: string | number }): string =>
  `${method}، ${account}`;
export const changeMethod = 'غيّر طريقة الدفع';
export const methodSaved = 'حُفظت طريقة الدفع';
export const verify = 'أكّد أنك أنت';
export const verifyText = 'أكّد هويتك قبل أن تغيّر الجهة التي يُرسل إليها المال. يسري التأكيد 15 دقيقة.';
export const currentPassword = 'كلمة المرور الحالية';
export const factorCode = 'رمز من تطبيق المصادقة';
export const noProof = 'عيّن كلمة مرور أو فعّل التحقق بخطوتين أولًا في الأقسام أعلاه.';
