import { locale } from '../../../lib/format/locale.ts';

/** The language of the articles: that of this build, without region and numerals. */
export const language = new Intl.Locale(locale).language;
