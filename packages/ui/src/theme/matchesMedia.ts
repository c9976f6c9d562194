/** Whether a media query applies now; never on a server and in jsdom, which know no window. */
export const matchesMedia = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;
