import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { widgets } from '#core/content/placements.ts';
import { fields } from '#core/kernel/fields.codec.ts';
import { wholeFrom } from '#core/kernel/primitives.codec.ts';
import { Currency } from '#core/kernel/currency.ts';
import type { Configuration } from '#core/site/ports/configuration.ts';
import { featureFlags, type FeatureFlag, type Locale, type SiteConfiguration } from '#core/site/site-configuration.ts';
import { parseWebAddress } from '#core/site/web-address.ts';
import { isLocale } from '#core/site/route-address.ts';

const refined = <Text extends string>(
  name: string,
  is: (text: string) => text is Text,
): t.Type<Text, string, unknown> => {
  const guard = (value: unknown): value is Text => typeof value === 'string' && is(value);
  return new t.Type<Text, string, unknown>(
    name,
    guard,
    (value, context) => (guard(value) ? t.success(value) : t.failure(value, context)),
    (value) => value,
  );
};

const text = refined('text that is not empty', (value): value is string => value.trim() !== '');
const webAddress = refined('web address', (value): value is string => parseWebAddress(value) !== undefined);
const locale = refined('locale', (value): value is Locale => isLocale(value));
const currency = refined('currency', Currency.is);
const count = new t.Type<number, number, unknown>(
  'whole number above zero',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'number' && Number.isSafeInteger(value) && value > 0
      ? t.success(value)
      : t.failure(value, context),
  (value) => value,
);

const indexes = t.record(t.string, wholeFrom(0), 'indexes by placement');
const isPlacement = (name: string): boolean => widgets.some((widget) => widget === name);

/** Indexes by placement of recommendations. A misspelled placement is reported. */
const placedIndexes = new t.Type<SiteConfiguration['recommendationWidgets'], unknown, unknown>(
  indexes.name,
  indexes.is,
  (value, context) => {
    const unknown = indexes.is(value) ? Object.keys(value).find((name) => !isPlacement(name)) : undefined;
    return unknown === undefined
      ? indexes.validate(value, context)
      : t.failure(value, t.appendContext(context, unknown, t.never));
  },
  (value) => value,
);

const isFlag = (name: string): name is FeatureFlag => featureFlags.some((flag) => flag === name);

const areFlags = (value: unknown): value is SiteConfiguration['flags'] =>
  t.record(t.string, t.boolean).is(value) &&
  featureFlags.every((flag) => flag in value) &&
  Object.keys(value).every(isFlag);

/**
 * Decodes the feature flags. All known flags and no others are allowed, so that a misspelled one is reported (CFG-17);
 * only `priceRanges` may be missing and is then on (CFG-20).
 */
const flags = new t.Type<SiteConfiguration['flags'], unknown, unknown>(
  'flags',
  areFlags,
  (value, context) => {
    const given: object = typeof value === 'object' && value !== null ? { priceRanges: true, ...value } : {};
    if (areFlags(given)) return t.success(given);
    const [wrong = ''] = [
      ...featureFlags.filter((flag) => !(flag in given)),
      ...Object.keys(given).filter((name) => !isFlag(name)),
    ];
    return t.failure(value, t.appendContext(context, wrong, t.boolean));
  },
  (value) => value,
);

/** A site of the shop (CFG-16). All keys are required; unknown ones are ignored. */
const SiteConfigurationCodec: t.Type<SiteConfiguration, unknown, unknown> = t.type({
  siteId: text,
  brand: text,
  brandName: text,
  region: text,
  locale,
  language: text,
  languageName: text,
  country: text,
  currency,
  timeZone: text,
  taxMode: t.keyof({ exclusive: null, inclusive: null }),
  priorPrice: t.keyof({ 'lowest-30-days': null, none: null }),
  dateFormat: t.keyof({ 'MM/DD/YYYY': null, 'DD/MM/YYYY': null }),
  dialCode: text,
  standardDelivery: text,
  pageSizes: t.type({ listing: count, favorites: count, savedForLater: count }),
  flags,
  mandatory: t.type({
    collectionPointContactLocales: t.readonlyArray(locale),
    storePickupEmailLocales: t.readonlyArray(locale),
  }),
  legalLinks: t.record(t.string, text),
  galleryUrls: fields('addresses of galleries', {
    needed: {},
    allowed: { 'gallery-script': webAddress, 'social-widget': webAddress },
  }),
  recommendationWidgets: placedIndexes,
});

/**
 * Decodes the sites at start. Throws an error that names a missing or unknown key, which stops the start (CFG-16,
 * CFG-17).
 */
export const makeConfiguration = (data: unknown): Configuration => {
  const decoded = t.array(SiteConfigurationCodec).decode(data);
  if (E.isLeft(decoded)) throw new Error(`Site configuration: ${decoded.left.map(nameOf).join(', ')}`);
  const sites = decoded.right;
  if (sites.length === 0) throw new Error('Site configuration: no site');
  return { sites };
};

const nameOf = ({ context }: t.ValidationError): string =>
  context
    .map(({ key }) => key)
    .filter((key) => key !== '')
    .join('.');
