// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'إلغاء';
export const goOn = 'متابعة';
export const checking = 'جارٍ التحقق…';
export const sending = 'جارٍ الإرسال…';
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
export const exportTitle = 'صدّر بياناتي';
export const exportLead = 'ملف JSON واحد يضم ملفك الشخصي وروابطك ونقراتها وإحالاتك وعمولاتك ودفعاتك وتذاكرك وطلباتك.';
export const exportNow = 'نزّل بياناتي';
export const exporting = 'جارٍ الجمع…';
export const deleteTitle = 'احذف حسابي';
export const deleteLead = 'اطلبه هنا. يحذف شخص الحساب خلال 30 يومًا، ويمكنك سحب الطلب في تذكرته حتى ذلك الحين.';
export const deleteGoes = 'يُحذف: ملفك الشخصي ودخولك وروابطك وطريقة الدفع وتذاكرك وملفاتها.';
export const deleteKeptMoney = 'يبقى: المبيعات والعمولات والدفعات، دون اسمك حيث يسمح القانون، لأن حفظ الحسابات واجب.';
export const deleteKeptIdentity = 'تبقى بعد أي دفعة: مستندات هويتك وما تقرر فيها، لأن قواعد مكافحة غسل الأموال تقتضيها. وتذكر صفحة التحقق من الهوية المدة.';
export const deleteUnpaid = 'تُدفع العمولة المعتمدة أولًا. وتسقط العمولة التي ما زالت محجوزة.';
export const deleteAccount = 'احذف حسابي';
export const deleteConfirm = 'اطلب الحذف';
export const deleteRequested = 'وصل طلبك';
export const deleteTicket = 'افتح التذكرة';
export const deleteSubject = 'احذف حسابي';
export const deleteMessage = 'أرجو حذف حسابي والبيانات التي لا يلزم الاحتفاظ بها.';
