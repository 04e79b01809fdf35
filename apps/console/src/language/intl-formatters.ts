/**
 * Formatters by language and options, each made once: making one takes longer than a hundred texts of it. There are as many as
 * the console has ways of writing.
 */
function formattersOf<Options extends object, Formatter>(
  create: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const created = new Map<string, Formatter>();
  return (locale, options) => {
    const key = JSON.stringify([locale, options]);
    const cached = created.get(key);
    if (cached !== undefined) return cached;
    const formatter = create(locale, options);
    created.set(key, formatter);
    return formatter;
  };
}

/** Throws a RangeError for a locale or options that Intl does not have. */
export const numberFormat: (locale: string, options: Intl.NumberFormatOptions) => Intl.NumberFormat =
  formattersOf((locale, options) => new Intl.NumberFormat(locale, options));

/** Throws a RangeError for a locale, time zone or options that Intl does not have. */
export const dateTimeFormat: (locale: string, options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat =
  formattersOf((locale, options) => new Intl.DateTimeFormat(locale, options));
