// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const factsTitle = 'لمحة سريعة';
export const nextTitle = 'تابع إلى';
export const linkPricing = 'قارن الأسعار';
export const linkPrograms = 'البرامج جنبًا إلى جنب';
export const linkRules = 'قواعد التداول';
export const linkFaq = 'أسئلة وأجوبة';
export const linkContact = 'اكتب إلينا';
export const linkAbout = 'من نحن';
export const linkWhy = 'لماذا يختارنا المتداولون';
export const linkSignUp = 'كن شريكًا';
export const linkSignIn = 'تسجيل الدخول';
export const linkPortal = 'افتح بوابة المتداولين';
export const linkHome = 'الرئيسية';
export const linkSitemap = 'كل الصفحات';
export const simulatedNote = 'كل الأرقام لحسابات محاكاة بأموال افتراضية.';
export const dashboardTitle = 'لوحة المتداول';
export const dashboardLead = 'حساباتك المحاكاة: أين يقف كل منها، وما بقي من حدوده، وما التالي.';
