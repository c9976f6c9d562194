// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'صفحات تُفتح بلا اتصال';
export const lead = 'يحفظ هذا المتصفح الصفحات التي تفتحها هنا، فتُفتح من جديد بلا اتصال. إذا طلبت صفحة أخرى وظهرت لك هذه، فأنت بلا اتصال، وتلك الصفحة لم تُحفظ بعد.';
export const keptTitle = 'المحفوظ في هذا المتصفح';
export const keptLooking = 'يجري تحميل القائمة، وهي تحتاج إلى JavaScript.';
export const keptNone = 'لم يُحفظ شيء بعد. كل صفحة تفتحها من الآن تُحفظ.';
export const never = 'لا تُحفظ الصفحات الشخصية أبدًا: لا صفحة الدفع ولا الإيصال ولا لوحة المتداول ولا تسجيل الدخول. الصفحة المحفوظة تعود إلى آخر زيارة لك، وقد تكون الأسعار تغيّرت منذ ذلك الحين. لإزالتها امسح بيانات هذا الموقع من المتصفح.';
export const noticeLabel = 'الاتصال';
export const noticeTitle = 'أنت غير متصل بالإنترنت.';
export const noticeText = 'ترى نسخة محفوظة في هذا المتصفح.';
export const noticeAction = 'الصفحات المحفوظة';
export const noticeClose = 'إغلاق هذا الإشعار';
export const releaseLabel = 'إصدار جديد';
export const releaseTitle = 'إصدار جديد جاهز.';
export const releaseText = 'لا يتغيّر شيء قبل أن تعيد التحميل.';
export const releaseAction = 'أعد التحميل';
export const releaseClose = 'ليس الآن';
