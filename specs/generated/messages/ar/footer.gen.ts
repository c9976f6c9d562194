// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const navBlog = 'المدوّنة';
export const footerCall = 'ابدأ -> نحو التمويل';
export const footerSite = 'الموقع';
export const footerHelp = 'المساعدة';
export const footerSocial = 'المجتمع';
export const footerEducation = ({ name }: { name: string | number }): string =>
  `كل التداول محاكى وبأموال افتراضية. ${name} جهة تعليمية ولا تقدّم استشارات مالية.`;
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
export const payoutPolicy = 'سياسة صرف الأرباح';
export const refundPolicy = 'سياسة استرداد الرسوم';
export const socialChat = 'ديسكورد';
export const socialMessaging = 'تيليغرام';
export const socialImages = 'إنستغرام';
export const socialVideo = 'يوتيوب';
export const cookieSettings = 'إعدادات ملفات تعريف الارتباط';
export const legalTitle = 'الشؤون القانونية والإفصاحات';
export const footerProgram = 'التداول';
export const navPrograms = 'البرامج';
export const navCopyTrading = 'نسخ التداول';
export const navWhy = ({ name }: { name: string | number }): string => `لماذا ${name}`;
export const navAffiliate = 'برنامج الشركاء';
export const navTestMyTrades = 'اختبر صفقاتك';
export const navCertificate = 'تحقّق من شهادة';
