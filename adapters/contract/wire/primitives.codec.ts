import * as t from 'io-ts';
import { hasHiddenTags, hasUnseen } from '#core/kernel/unseen.ts';

/** A query or body without fields. */
export const nothing = t.type({});

/** A response without content (204). */
export const noContent = t.unknown;

/** A record with required and optional keys; unknown keys are allowed and kept. */
export const record = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) =>
  t.intersection([t.type(required), t.partial(optional)]);

/** A record of a request, from which unknown keys are removed. */
export const strictRecord = <Required extends t.Props, Optional extends t.Props>(
  required: Required,
  optional: Optional,
) => t.exact(t.intersection([t.type(required), t.partial(optional)]));

const bounded = <Value>(name: string, is: (value: unknown) => value is Value) =>
  new t.Type<Value, Value, unknown>(
    name,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context)),
    t.identity,
  );

/** C0 and C1 control characters except tab and line breaks, and characters that change the text direction. */
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
const lineBreak = /[\t\n\r]/;

/** Multi-line text of a request with a maximum length in code units. Control characters and hidden tags are refused. */
export const prose = (most: number) =>
  bounded(
    `Text up to ${most}`,
    (value): value is string =>
      typeof value === 'string' && value.length <= most && !control.test(value) && !hasHiddenTags(value),
  );

/** Single-line text without invisible characters, which forms of the core remove. */
export const text = (most: number) =>
  bounded(
    `Line up to ${most}`,
    (value): value is string => prose(most).is(value) && !lineBreak.test(value) && !hasUnseen(value),
  );

/**
 * A path of the shop with its query, with a maximum length in code units. It cannot name another origin: printable
 * ASCII without backslashes, which browsers read as slashes, and with a single leading slash.
 */
export const shopPath = (most: number) =>
  bounded(
    `Path up to ${most}`,
    (value): value is string => typeof value === 'string' && value.length <= most && /^\/(?!\/)[!-[\]-~]*$/.test(value),
  );

/** A password or token of a request: any characters, with a maximum length in code units. */
export const secret = (most: number) =>
  bounded(`Secret up to ${most}`, (value): value is string => typeof value === 'string' && value.length <= most);

/** Bytes of a request as base64 with padding (RFC 4648, section 4), with a maximum number of bytes. */
export const base64 = (mostBytes: number) =>
  bounded(
    `Base64 up to ${mostBytes}`,
    (value): value is string =>
      typeof value === 'string' &&
      value.length <= Math.ceil(mostBytes / 3) * 4 &&
      value.length % 4 === 0 &&
      /^[A-Za-z0-9+/]*={0,2}$/.test(value),
  );

/** An array of a request with a maximum size, which is checked before its items. */
export const arrayOf = <Item extends t.Mixed>(item: Item, most: number) => {
  const all = t.array(item);
  const fits = (value: unknown): boolean => Array.isArray(value) && value.length <= most;
  const codec = new t.Type<t.TypeOf<Item>[], t.OutputOf<Item>[], unknown>(
    `List up to ${most} of ${item.name}`,
    (value): value is t.TypeOf<Item>[] => fits(value) && all.is(value),
    (value, context) => (fits(value) ? all.validate(value, context) : t.failure(value, context)),
    all.encode,
  );
  return Object.assign(codec, { item });
};

/** A number of a request within inclusive bounds. */
export const within = (least: number, most: number) =>
  bounded(
    `Number ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  );

/** A whole number of a request within inclusive bounds. */
export const whole = (least: number, most: number) =>
  bounded(
    `Whole number ${least} to ${most}`,
    (value): value is number => Number.isSafeInteger(value) && within(least, most).is(value),
  );

/** Bot-check token of a request; tokens of external providers are long. */
export const captchaToken = secret(4_096);

/** An id, code or name of a request. */
export const id = text(100);

/** An e-mail address of a request; invalid and long addresses are refused with their own error ids. */
export const emailText = text(1_000);

/** Units of a request; the lower limit of a cart is refused with its own error id. */
export const unitCount = whole(0, 999_999_999);

/** Money on the wire: a decimal number with the currency's digits. */
export const decimal = new t.Type<number, number, unknown>(
  'Decimal',
  (value): value is number => typeof value === 'number' && Number.isFinite(value),
  (value, context) =>
    typeof value === 'number' && Number.isFinite(value) ? t.success(value) : t.failure(value, context),
  (value) => value,
);

export const wholeNumber = new t.Type<number, number, unknown>(
  'WholeNumber',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'number' && Number.isSafeInteger(value) ? t.success(value) : t.failure(value, context),
  (value) => value,
);

/** A number in a query, as text. */
export const numberText = new t.Type<number, string, unknown>(
  'NumberText',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) => {
    const number =
      typeof value === 'number'
        ? value
        : typeof value === 'string' && /^\d{1,9}$/.test(value)
          ? Number(value)
          : Number.NaN;
    return Number.isSafeInteger(number) ? t.success(number) : t.failure(value, context);
  },
  (value) => String(value),
);
