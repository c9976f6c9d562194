import display from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';
import text from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url';

/** Addresses of the two Latin font files, to preload with `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontFiles: readonly string[] = [text, display];
