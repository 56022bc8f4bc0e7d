import formatCompiled from 'use-intl/format-message/format-only';

type Given = Parameters<typeof formatCompiled>;
type NumberFormats = Given[3]['formatters']['getNumberFormat'];

/**
 * A browser takes some 15 ms to wake its first number format, in the middle of the page's coming alive.
 * A count below a thousand looks the same in every language of the shop, so it does without.
 */
const sparing =
  (wake: NumberFormats): NumberFormats =>
  (locale, options) => {
    if (options !== undefined) return wake(locale, options);
    const format = (value: number): string =>
      Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : wake(locale).format(value);
    return Object.create(Intl.NumberFormat.prototype, { format: { value: format } });
  };

/** Fills the compiled texts of a built shop. */
const formatMessage = (...[key, message, values, options]: Given): ReturnType<typeof formatCompiled> =>
  formatCompiled(key, message, values, {
    ...options,
    formatters: { ...options.formatters, getNumberFormat: sparing(options.formatters.getNumberFormat) },
  });

/** The library asks whether texts may be had as they are written: compiled ones may not. */
formatMessage.raw = false;

export { formatMessage as default };
