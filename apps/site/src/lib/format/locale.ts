import { language } from '../language/language.ts';

/** The locale that dates are written in; each language is a build of its own. */
export const locale = language === 'ar' ? 'ar-AE-u-nu-latn' : 'en';
