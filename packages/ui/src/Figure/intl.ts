/** Number formats, made once for each locale and form. */
export const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));

/** Date formats, made once for each locale and form. */
export const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

/** Relative-time formats, made once for each locale and form. */
export const relativeTimeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

// To make a format costs a hundred times as much as to use it. Figures are Latin in every language: only those are tabular in the kit's faces.
function kept<Options, Format>(make: (locale: Intl.Locale, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: string, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = made.get(key) ?? make(new Intl.Locale(locale, { numberingSystem: 'latn' }), options);
    made.set(key, format);
    return format;
  };
}
