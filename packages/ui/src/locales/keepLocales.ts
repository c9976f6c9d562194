/** React Aria has its built-in texts in 34 languages, one module each: `react-aria/dist/private/intl/datepicker/de-DE.mjs`. */
const dictionary = /\/react-(?:aria|stately|aria-components)\/.*\/intl\/[\w-]+\/(?<locale>[a-z]{2}-[A-Z]{2})\.\w+$/;

/** What Vite and Rollup call of a plugin. */
export interface LocalesPlugin {
  readonly name: string;
  readonly enforce: 'pre';
  readonly load: (id: string) => string | null;
}

/**
 * A plugin for Vite or Rollup that leaves out React Aria's texts in other languages than these and English: 16 KiB of a
 * `DatePicker`. `['ar', 'pt-BR']` keeps every Arabic and one Portuguese.
 */
export function keepLocales(locales: readonly string[]): LocalesPlugin {
  const kept = ['en-US', ...locales];
  return {
    name: 'duneline-keep-locales',
    enforce: 'pre',
    load(id) {
      const locale = dictionary.exec(id.replaceAll('\\', '/').replace(/\?.*$/, ''))?.groups?.['locale'];
      const isKept = !locale || kept.some((one) => locale === one || locale.startsWith(`${one}-`));
      return isKept ? null : 'export default undefined;'; // React Aria skips such a language
    },
  };
}
