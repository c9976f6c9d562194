// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const draft = 'هذه مسودة';
export const draftText = ({ moment }: { moment: string | number }): string =>
  `لم تُنشر وقد تتغير. يعمل الرابط حتى ${moment} بالتوقيت العالمي.`;
export const failed = 'لا شيء يُعرض هنا';
export const unreachable = 'تعذّر تحميل المسودة. تحقق من اتصالك وحاول مجددًا.';
export const retry = 'حاول مجددًا';
