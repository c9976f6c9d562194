import { language } from '../language/language.ts';

/** Letters of Hebrew, Arabic and the scripts that are written like them. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
/** What would reorder or mark the text around it: embeddings, overrides, isolates, annotations. */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]/g;

/**
 * Isolates a name, code or quotation inside a sentence (U+2068, U+2069), so that its direction does not reorder the words around
 * it. Left-to-right text in a left-to-right page stays as it is, but for control characters, which it loses.
 */
export function isolateText(text: string): string {
  const plain = text.replaceAll(CONTROLS, '');
  return language === 'ar' || RIGHT_TO_LEFT.test(plain) ? `\u2068${plain}\u2069` : plain;
}
