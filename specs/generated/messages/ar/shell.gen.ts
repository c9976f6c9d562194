// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const promoText = 'اجتز التقييم: نعيد لك الرسوم مع مكافأة إضافية ⁦10%⁩';
export const promoLabel = 'إعلان';
export const promoDismiss = 'إخفاء هذا الإعلان';
export const skipToContent = 'انتقل إلى المحتوى';
export const homeLink = ({ name }: { name: string | number }): string => `${name}، الصفحة الرئيسية`;
export const navigationLabel = 'القائمة الرئيسية';
export const opensInNewTab = '(يفتح في تبويب جديد)';
export const tradersArena = 'ساحة المتداولين';
export const openMenu = 'افتح القائمة';
export const switchToLight = 'التبديل إلى المظهر الفاتح';
export const switchToDark = 'التبديل إلى المظهر الداكن';
export const themeLight = 'المظهر الفاتح';
export const themeDark = 'المظهر الداكن';
export const navHome = 'الرئيسية';
export const navPricing = 'الأسعار';
export const navAbout = 'من نحن';
export const navPlatform = 'المنصة';
export const navLeaderboard = 'لوحة الصدارة';
export const navContact = 'اتصل بنا';
export const navAffiliates = 'الشركاء';
export const partMissing = 'تعذّر تحميل هذا الجزء. تحقق من الاتصال وأعد تحميل الصفحة.';
export const testTrades = 'هل كانت صفقاتك ستجتاز؟ اختبرها';
