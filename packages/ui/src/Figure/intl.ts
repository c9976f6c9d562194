/** Number formats, made once for each locale and form. */
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

/** Date formats, made once for each locale and form. */
export const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** Relative-time formats, made once for each locale and form. */
export const relativeTimeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

// Creating a format takes a hundred times as long as using it. Figures have Latin digits in every language, because the kit's
// fonts have only those as tabular figures; a numbering system that the locale names (`KitProvider numerals`) is used.
function kept<Options, Format>(make: (locale: Intl.Locale, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(withNumerals(new Intl.Locale(locale)), options);
    made.set(key, format);
    return format;
  };
}

const withNumerals = (locale: Intl.Locale) =>
  locale.numberingSystem === undefined ? new Intl.Locale(locale, { numberingSystem: 'latn' }) : locale;
