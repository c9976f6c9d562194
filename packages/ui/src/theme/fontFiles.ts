import display from './fonts/familjen-grotesk-english.woff2?url';
import text from './fonts/hanken-grotesk-english.woff2?url';

/**
 * URLs of the two font files that every page needs, to preload with `<link rel="preload" as="font" type="font/woff2"
 * crossorigin>`.
 */
export const fontFiles: readonly string[] = [text, display];
