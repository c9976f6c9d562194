// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const lead = 'ما اشتريته مع إيصالاته. ويمكنك هنا إرجاع أي تقييم لم تتداول عليه.';
export const listTitle = 'طلباتك';
export const allOrders = 'كل الطلبات';
export const number = 'الطلب';
export const evaluation = 'التقييم';
export const date = 'التاريخ';
export const status = 'الحالة';
export const total = 'الإجمالي';
export const emptyTitle = 'لا طلبات بعد';
export const emptyText = 'تظهر هنا التقييمات التي تشتريها مع إيصالاتها.';
export const emptyLink = 'اطّلع على الأسعار';
export const openTitle = 'لم يُدفع هذا الطلب بعد.';
export const openText = 'إن كنت قد دفعت للتو فالتأكيد في الطريق ويظهر هنا. وإن غادرت صفحة الدفع فابدأ طلبًا جديدًا؛ لن يُخصم منك ثمن هذا الطلب.';
export const failedTitle = 'لم تتم الدفعة.';
export const failedText = 'لم يُخصم منك شيء. ابدأ طلبًا جديدًا لتحاول مرة أخرى.';
export const closedTitle = 'أُغلق هذا الطلب.';
export const closedText = 'لم يُدفع، ولن يُخصم منك ثمنه.';
export const newOrder = 'ابدأ طلبًا جديدًا';
export const missing = 'ليس لديك طلب كهذا';
export const missingText = 'ربما كان العنوان ناقصًا. ابحث عنه بين كل الطلبات.';
export const returnTitle = 'غيّرت رأيك؟';
export const returnText = ({ date, amount }: { date: string | number; amount: string | number }): string =>
  `يمكنك إرجاع هذا التقييم حتى ${date} واسترداد ${amount} كاملة ما لم تتداول.`;
export const returnButton = 'أرجِع هذا التقييم';
export const returnQuestion = ({ number }: { number: string | number }): string => `هل ترجع الطلب ${number}؟`;
export const returnConsequence = ({ amount, days }: { amount: string | number; days: string | number }): string =>
  `يُغلق حسابه فورًا ولا يُفتح من جديد. ويعود إليك ${amount} بالطريقة التي دفعت بها خلال ${days} أيام عمل.`;
export const returnConfirm = ({ amount }: { amount: string | number }): string => `أرجِعه واسترد ${amount}`;
export const returnKeep = 'احتفظ به';
export const returning = 'جارٍ الإرجاع…';
export const returnedTitle = 'أرجعت هذا التقييم.';
export const returnedText = ({ amount, days, date }: { amount: string | number; days: string | number; date: string | number }): string =>
  `يعود إليك ${amount} بالطريقة التي دفعت بها خلال ${days} أيام عمل من ${date}.`;
