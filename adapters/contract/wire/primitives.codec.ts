import * as t from 'io-ts';

/** Neither query nor body. */
export const nothing = t.type({});

/** An answer without content (204). */
export const noContent = t.unknown;

/** Optional keys beside required ones, tolerant of further keys. */
export const record = <Required extends t.Props, Optional extends t.Props>(required: Required, optional: Optional) =>
  t.intersection([t.type(required), t.partial(optional)]);

/** The same for what is sent: stray fields never leave. */
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

/** C0 and C1 controls but tab and line breaks, and signs that turn the direction of the text after them. */
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;
const lineBreak = /[\t\n\r]/;
/**
 * Characters that Unicode draws as nothing, but for the joiners and variation selectors that emoji and some scripts are
 * written with. Forms of the core remove the same.
 */
const unseen = /(?![\u200c\u200d\p{VS}])\p{DI}/u;

/** A text of a request, of at most so many code units, that may have several lines. Control signs are refused. */
export const prose = (most: number) =>
  bounded(
    `Text up to ${most}`,
    (value): value is string => typeof value === 'string' && value.length <= most && !control.test(value),
  );

/** The same on a single line, without characters that cannot be seen; joiners and variation selectors are allowed. */
export const text = (most: number) =>
  bounded(
    `Line up to ${most}`,
    (value): value is string => prose(most).is(value) && !lineBreak.test(value) && !unseen.test(value),
  );

/**
 * A path of the shop with its query, of at most so many code units. It cannot name another origin: printable ASCII
 * without backslashes, which browsers read as slashes, and with a single slash at its start.
 */
export const shopPath = (most: number) =>
  bounded(
    `Path up to ${most}`,
    (value): value is string => typeof value === 'string' && value.length <= most && /^\/(?!\/)[!-[\]-~]*$/.test(value),
  );

/** A password or token of a request: any signs, up to so many code units. */
export const secret = (most: number) =>
  bounded(`Secret up to ${most}`, (value): value is string => typeof value === 'string' && value.length <= most);

/** An array of a request, of at most so many items. Its size is checked before any item is. */
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

/** A number of a request between two bounds, which are allowed. */
export const within = (least: number, most: number) =>
  bounded(
    `Number ${least} to ${most}`,
    (value): value is number => typeof value === 'number' && value >= least && value <= most,
  );

/** A whole number of a request between two bounds, which are allowed. */
export const whole = (least: number, most: number) =>
  bounded(
    `Whole number ${least} to ${most}`,
    (value): value is number => Number.isSafeInteger(value) && within(least, most).is(value),
  );

/** The answer of a bot check in a request; those of outside providers are long. */
export const captchaToken = secret(4_096);

/** An id, code or name of a request. */
export const id = text(100);

/** An e-mail address of a request; what is no address, or longer than one may be, is refused with its own ids. */
export const emailText = text(1_000);

/** Units that a request asks for; what a cart allows is less, and is refused with its own ids. */
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

/** A number in a query, where everything is text. */
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
