/** Input has the direction of its own language, whatever the page's; an empty field and its placeholder have the page's. */
export const writtenDirection = (text: string) => (text === '' ? undefined : 'auto');
