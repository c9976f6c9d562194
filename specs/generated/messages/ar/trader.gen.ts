// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const title = 'لوحة المتداول';
export const lead = 'حساباتك المحاكاة: أين يقف كل منها، وما بقي من حدوده، وما التالي.';
export const toPortal = 'افتح بوابة المتداولين';
export const toPricing = 'قارن الأسعار';
export const signInTitle = 'حساباتك خلف تسجيل الدخول';
export const signInText = 'سجّل الدخول لترى أين يقف كل منها، وما بقي من حدوده، وما التالي.';
export const signIn = 'تسجيل الدخول';
export const failed = 'تعذّرت قراءة حساباتك.';
export const retry = 'أعد المحاولة';
export const empty = 'ليس لديك حساب بعد';
export const emptyText = 'يُفتح الحساب عندما يُدفع ثمن التقييم. وحتى ذلك الحين لا شيء لعرضه، ولا تحلّ عيّنة محلّه.';
export const emptyLink = 'شاهد الأسعار';
export const unreachable = 'لم نتمكن من الوصول إلى الخادم. تسجيل دخولك محفوظ؛ أعد المحاولة بعد لحظة.';
export const choose = 'الحساب';
export const accountName = ({ number, size }: { number: string | number; size: string | number }): string =>
  `${number} · ${size}`;
export const phase1 = 'المرحلة 1';
export const phase2 = 'المرحلة 2';
export const phaseFunded = 'ممول';
export const statusActive = 'نشط';
export const statusPassed = 'مجتاز';
export const statusTerminated = 'منتهٍ';
export const statusDormant = 'خامل';
export const balance = 'الرصيد';
export const target = 'الهدف';
export const targetLeft = ({ amount }: { amount: string | number }): string => `بقي ${amount} إلى الهدف`;
export const targetReached = 'تحقق';
export const targetUsed = ({ profit, target }: { profit: string | number; target: string | number }): string =>
  `تحقق ${profit} من ${target}`;
export const dailyRoom = 'الخسارة اليومية';
export const lossRoom = 'الخسارة القصوى';
export const roomLeft = ({ amount }: { amount: string | number }): string => `بقي ${amount}`;
export const roomUsed = ({ used, limit }: { used: string | number; limit: string | number }): string =>
  `استُخدم ${used} من ${limit}`;
export const dormantAt = 'يلزم تداول قبل';
export const nextPayout = 'الدفعة التالية من';
export const opened = 'فُتح في';
export const ended = 'انتهى في';
export const lifecycleTitle = 'أين هذا الحساب من دورة حياته';
export const lifecycleText = 'الحالة المضاءة هي موضعه الآن. وهذا المخطط نفسه هو ما تسير عليه اختباراتنا صفًّا صفًّا.';
export const lifecycleLabel = 'حياة الحساب، من التقييم إلى النهاية';
export const zoomIn = 'تكبير';
export const zoomOut = 'تصغير';
export const fit = 'أظهره كله';
export const pending = 'يُرسم المخطط…';
