type PostalCodeRule = {
  readonly pattern: RegExp;
  /** Writes a code, given in capitals without spaces and hyphens, in its usual form. */
  readonly form: (compact: string) => string;
};

const rules: { readonly [country: string]: PostalCodeRule } = {
  US: {
    // No ZIP code begins with 000.
    pattern: /^(?!000)[0-9]{5}(?:-[0-9]{4})?$/,
    form: (compact) => (compact.length > 5 ? `${compact.slice(0, 5)}-${compact.slice(5)}` : compact),
  },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z] [0-9][ABCEGHJ-NPRSTV-Z][0-9]$/,
    form: (compact) => `${compact.slice(0, 3)} ${compact.slice(3)}`,
  },
  GB: {
    pattern: /^(?:GIR 0AA|[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2})$/,
    form: (compact) => `${compact.slice(0, -3)} ${compact.slice(-3)}`,
  },
};

const ruleOf = (country: string): PostalCodeRule | undefined =>
  Object.hasOwn(rules, country) ? rules[country] : undefined;

/**
 * Normalizes a postal code to its country's format: upper case, one space or hyphen. Any other text is only trimmed.
 */
export const normalizePostalCode = (text: string, country: string): string => {
  const trimmed = text.trim();
  const rule = ruleOf(country);
  if (rule === undefined) return trimmed;
  const formed = rule.form(trimmed.toUpperCase().replace(/[\s-]/g, ''));
  return rule.pattern.test(formed) ? formed : trimmed;
};

/** Maximum length of a postal code in a country without a format. */
const MAX_LENGTH = 10;

/** The regular expression of a country's postal codes in their usual form (API-071). */
export const postalCodePattern = (country: string): string => ruleOf(country)?.pattern.source ?? `^.{1,${MAX_LENGTH}}$`;

/** Whether a postal code has its country's format (ADR-07); for other countries any text of up to ten characters. */
export const isPostalCode = (text: string, country: string): boolean =>
  ruleOf(country)?.pattern.test(text) ?? (text !== '' && text.length <= MAX_LENGTH);
