/** Whether a media query applies now; false where there is no `matchMedia`: on a server, in jsdom. */
export const matchesMedia = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;
