// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const draft = 'This is a draft';
export const draftText = ({ moment }: { moment: string | number }): string =>
  `It is not published, and may change. The link works until ${moment} UTC.`;
export const failed = 'There is nothing to show here';
export const unreachable = 'The draft could not be loaded. Check your connection and try again.';
export const retry = 'Try again';
