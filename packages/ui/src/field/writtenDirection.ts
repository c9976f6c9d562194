/** What is written runs as its own language does, whatever the page's; an empty field, and its placeholder, run as the page. */
export const writtenDirection = (text: string) => (text === '' ? undefined : 'auto');
