// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const otherAdmin = ({ name }: { name: string | number }): string => `${name} has this open too`;
export const ownWindow = 'You have this open in another window';
export const unnamed = 'Another admin';
