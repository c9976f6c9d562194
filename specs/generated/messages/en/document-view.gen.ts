// Generated from specs/site/messages by `npm run gen`. Do not edit: change the source and run it again.

export const tools = 'View';
export const smaller = 'Smaller';
export const larger = 'Larger';
export const turn = 'Turn';
export const pageOf = ({ name, page, count }: { name: string | number; page: string | number; count: string | number }): string =>
  `${name}, page ${page} of ${count}`;
export const notRedrawn = 'The page could not be drawn again';
export const more = ({ shown, count }: { shown: string | number; count: string | number }): string =>
  `Only the first ${shown} of ${count} pages can be shown`;
export const moreText = 'It cannot be approved here. Reject it, and ask for the pages that count.';
export const locked = 'The document is protected by a password';
export const lockedText = 'Nobody can open it without the password. Reject it, and ask for a document that has none.';
export const damaged = 'The document cannot be shown';
export const damagedText = 'Its content is damaged. Reject it, and ask for it again.';
export const huge = 'The picture is too large to be shown';
export const hugeText = 'No camera takes pictures of this size. Reject it, and ask for a photograph.';
