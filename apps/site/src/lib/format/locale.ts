import { language } from '../language/language.ts';

/** The locale of dates; each language has its own build. */
export const locale = language === 'ar' ? 'ar-AE-u-nu-latn' : 'en';
