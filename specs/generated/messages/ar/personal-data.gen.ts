// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const cancel = 'إلغاء';
export const sending = 'جارٍ الإرسال…';
export const exportTitle = 'صدّر بياناتي';
export const exportLead = 'ملف JSON واحد يضم ملفك الشخصي وطلباتك وحساباتك وصفقاتك ودفعاتك ومستنداتك وتذاكرك، وروابطك وإحالاتك وعمولاتك إن كنت شريكًا.';
export const exportNow = 'نزّل بياناتي';
export const exporting = 'جارٍ الجمع…';
export const deleteTitle = 'احذف حسابي';
export const deleteLead = 'اطلبه هنا. يحذف شخص الحساب خلال 30 يومًا، ويمكنك سحب الطلب في تذكرته حتى ذلك الحين.';
export const deleteGoes = 'يُحذف: ملفك الشخصي ودخولك وروابطك وطريقة الدفع وتذاكرك وملفاتها.';
export const deleteKeptMoney = 'يبقى: الطلبات والعمولات والدفعات، دون اسمك حيث يسمح القانون، لأن حفظ الحسابات واجب.';
export const deleteKeptIdentity = 'تبقى بعد أي دفعة: مستندات هويتك وما تقرر فيها، لأن قواعد مكافحة غسل الأموال تقتضيها. وتذكر صفحة التحقق من الهوية المدة.';
export const deleteAccounts = 'تنتهي حساباتك المحاكاة. ويُبت أولًا في الدفعة التي طلبتها.';
export const deleteCommission = 'إن كنت شريكًا تُدفع العمولة المعتمدة أولًا، وتسقط العمولة التي ما زالت محجوزة.';
export const deleteAccount = 'احذف حسابي';
export const deleteConfirm = 'اطلب الحذف';
export const deleteRequested = 'وصل طلبك';
export const deleteTicket = 'افتح التذكرة';
export const deleteSubject = 'احذف حسابي';
export const deleteMessage = 'أرجو حذف حسابي والبيانات التي لا يلزم الاحتفاظ بها.';
