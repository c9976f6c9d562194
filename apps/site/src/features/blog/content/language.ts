import { locale } from '../../../lib/format/locale.ts';

/** The language whose articles are read: that of this build, without its region and numerals. */
export const language = new Intl.Locale(locale).language;
