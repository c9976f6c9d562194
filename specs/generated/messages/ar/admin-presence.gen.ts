// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const otherAdmin = ({ name }: { name: string | number }): string => `${name} يفتح هذا أيضًا`;
export const ownWindow = 'هذا مفتوح لديك في نافذة أخرى';
export const unnamed = 'مشرف آخر';
