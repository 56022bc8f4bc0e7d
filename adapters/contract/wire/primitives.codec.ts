import * as t from 'io-ts';

/** Neither query nor body. */
export const nothing = t.type({});

/** An answer without content (204). */
export const noContent = t.unknown;

/** Optional keys beside required ones, tolerant of further keys. */
export const record = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) => t.intersection([t.type(required), t.partial(optional)]);

/** The same for what is sent: stray fields never leave. */
export const strictRecord = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) =>
  t.exact(t.intersection([t.type(required), t.partial(optional)]));

/** Money on the wire: a decimal number with the currency's digits. */
export const decimal = new t.Type<number, number, unknown>(
  'Decimal',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
  (value, context) => (typeof value === 'number' && Number.isFinite(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
);

export const wholeNumber = new t.Type<number, number, unknown>(
  'WholeNumber',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) => (typeof value === 'number' && Number.isSafeInteger(value) ? t.success(value) : t.failure(value, context)),
  (value) => value,
);

/** A number in a query, where everything is text. */
export const numberText = new t.Type<number, string, unknown>(
  'NumberText',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) => {
    const number = typeof value === 'number' ? value : typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    return Number.isSafeInteger(number) ? t.success(number) : t.failure(value, context);
  },
  (value) => String(value),
);
