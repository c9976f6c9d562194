import type { IconShape } from '../Icon/icons.ts';

// Separate from the other icons, which are in the first script of every page.

/** A speech bubble with text. */
export const chat: IconShape = {
  d: 'M4.5 4h11A1.5 1.5 0 0 1 17 5.5v7a1.5 1.5 0 0 1-1.5 1.5H9l-3.5 3v-3h-1A1.5 1.5 0 0 1 3 12.5v-7A1.5 1.5 0 0 1 4.5 4ZM6.5 7.5h7M6.5 10.5h4.5',
};
/** The logos of two messengers, as strokes. */
export const whatsapp: IconShape = {
  d: 'M3 17l1-3.6a7 7 0 1 1 2.7 2.6ZM7.4 7.1c.3-.5 1-.5 1.2 0l.5 1.1-.6.9a4.6 4.6 0 0 0 2.4 2.4l.9-.6 1.1.5c.5.2.5.9 0 1.2-2 1.4-6.7-3.2-5.5-5.5Z',
};
export const discord: IconShape = {
  d: 'M7.7 4.3C6.5 4.5 5.4 4.9 4.4 5.4 2.9 7.8 2.2 10.5 2.4 13.5c1.2 1 2.5 1.6 3.9 2l.9-1.6c1.8.5 3.8.5 5.6 0l.9 1.6c1.4-.4 2.7-1 3.9-2 .2-3-.5-5.7-2-8.1-1-.5-2.1-.9-3.3-1.1l-.5 1a13 13 0 0 0-3.6 0ZM7.6 9.8v1.1M12.4 9.8v1.1',
};
