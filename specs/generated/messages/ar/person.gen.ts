// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const signIn = 'تسجيل الدخول';
export const signOut = 'تسجيل الخروج';
export const signOutFailed = 'لم يصل تسجيل الخروج إلى الخادم. ما زلت مسجّل الدخول، فحاول مرة أخرى.';
export const roleAdmin = 'مشرف';
export const kindAffiliate = 'شريك';
export const kindTrader = 'متداول';
export const accountMenu = ({ address }: { address: string | number }): string => `حسابك، ${address}`;
export const signedInAs = 'سجّلت الدخول باسم';
export const traderDashboard = 'لوحة المتداول';
export const affiliateDashboard = 'لوحة الشركاء';
export const adminConsole = 'لوحة الإدارة';
export const accountSettings = 'إعدادات الحساب';
export const switchTo = 'الانتقال إلى';
