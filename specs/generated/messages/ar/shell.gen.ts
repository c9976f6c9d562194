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
export const navBlog = 'المدونة';
export const navAffiliates = 'الشركاء';
export const footerCall = 'ابدأ -> نحو التمويل';
export const footerSite = 'الموقع';
export const footerHelp = 'المساعدة';
export const footerSocial = 'المجتمع';
export const footerEducation = ({ name }: { name: string | number }): string =>
  `كل التداول محاكاة بأموال افتراضية. ‏${name}‏ موقع تعليمي ولا يقدّم مشورة مالية.`;
export const footerRights = ({ year, legalName }: { year: string | number; legalName: string | number }): string =>
  `© ${year} ${legalName}`;
export const footerSitemap = 'خريطة الموقع';
export const footerSecurity = 'الأمان';
export const helpCentre = 'مركز المساعدة';
export const tradingRules = 'قواعد التداول';
export const faq = 'الأسئلة الشائعة';
export const terms = 'شروط الخدمة';
export const privacy = 'سياسة الخصوصية';
export const riskDisclosure = 'الإفصاح عن المخاطر';
export const payoutPolicy = 'سياسة الدفعات';
export const refundPolicy = 'سياسة الاسترداد';
export const socialChat = 'Discord';
export const socialMessaging = 'Telegram';
export const socialImages = 'Instagram';
export const socialVideo = 'YouTube';
export const cookieSettings = 'إعدادات ملفات الارتباط';
export const legalTitle = 'الشروط القانونية والإفصاحات';
