// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'صفحات تُفتح بلا اتصال';
export const lead = 'يحفظ هذا المتصفح الصفحات التي فتحتها هنا، فتُفتح من جديد بلا اتصال. إذا طلبت صفحة أخرى وظهرت لك هذه، فلا يوجد اتصال، وتلك الصفحة لم تُحفظ بعد.';
export const keptTitle = 'المحفوظ في هذا المتصفح';
export const keptLooking = 'تحتاج القائمة إلى JavaScript وإلى لحظة.';
export const keptNone = 'لم يُحفظ شيء بعد. كل صفحة تفتحها من الآن تُحفظ.';
export const never = 'ما يخصّك لا يُحفظ أبدًا: لا صفحة الدفع ولا الإيصال ولا لوحة التحكم ولا تسجيل الدخول. الصفحات المحفوظة بعُمر زيارتك الأخيرة لها، وقد تكون الأسعار تغيّرت منذ ذلك الحين. مسح بيانات هذا الموقع من المتصفح يزيلها.';
export const noticeLabel = 'الاتصال';
export const noticeTitle = 'أنت غير متصل بالإنترنت.';
export const noticeText = 'ما تراه محفوظ في هذا المتصفح.';
export const noticeAction = 'المحفوظ';
export const noticeClose = 'إغلاق هذا الإشعار';
export const releaseLabel = 'إصدار جديد';
export const releaseTitle = 'إصدار جديد جاهز.';
export const releaseText = 'لا يتغيّر شيء قبل أن تعيد التحميل.';
export const releaseAction = 'أعد التحميل';
export const releaseClose = 'ليس الآن';
