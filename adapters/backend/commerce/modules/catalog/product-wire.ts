import type { PictureWire } from '#adapters/contract/wire/picture.codec.ts';
import type { PriceWire, ProductTileWire, ProductWire } from '#adapters/contract/wire/product.codec.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import type * as t from 'io-ts';
import type { StoredPicture } from '#adapters/backend/commerce/kernel/database/tables/catalog.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { badgeLabel } from './catalog-terms.ts';
import { customizationWire } from './customization.ts';
import type { ColorRecord, PriceRow, TileRecord } from './listing-records.ts';
import type { ProductRecord, VariantRecord } from './product-records.ts';
import { limitOfSku } from './unit-limit.ts';

type Tile = t.TypeOf<typeof ProductTileWire>;

export const productUrl = (productId: string): string => `/p/${productId}`;
export const categoryUrl = ({ slug, categoryId }: { readonly slug: string; readonly categoryId: string }): string =>
  `/c/${slug}-${categoryId}`;

const priceWire = (row: PriceRow, { currency }: CommerceSite): t.TypeOf<typeof PriceWire> => {
  const decimal = (minorUnits: number): number => Money.toDecimal(Amount.of(minorUnits), currency);
  const optional = (minorUnits: number | null): number | undefined =>
    minorUnits === null ? undefined : decimal(minorUnits);
  return {
    currency,
    lowCurrent: decimal(row.low_current),
    highCurrent: decimal(row.high_current),
    ...present({
      lowOriginal: optional(row.low_original),
      highOriginal: optional(row.high_original),
      historicBestPrice: optional(row.historic_best),
    }),
  };
};

/** Pictures of a product with their alternative texts. */
const picturesWire = (
  pictures: readonly StoredPicture[],
  alt: string,
  { locale }: CommerceSite,
): readonly PictureWire[] => {
  const { second, third } = serviceTexts[locale].catalog.pictures;
  return pictures.map(({ name, width, height, color }, place) => {
    // The first picture shows the whole product.
    const view = [undefined, second, third][place];
    return { name, width, height, color, alt: view === undefined ? alt : `${alt}, ${view}` };
  });
};

const altOf = (name: string, color: ColorRecord): string => `${name}, ${color.name}`;

const colorsWire = (name: string, colors: readonly ColorRecord[], site: CommerceSite) =>
  colors.map((color) => ({
    code: color.code,
    name: color.name,
    productId: color.productId,
    swatch: color.swatch,
    ...present({ picture: picturesWire(color.pictures, altOf(name, color), site)[0] }),
  }));

/** How a listing selects the color of a tile. */
export type WantedColor = {
  readonly families: readonly string[];
  /** Prefers a reduced color. */
  readonly isReduced: boolean;
  readonly lowestPrice: boolean;
};

/**
 * The tile of a style: a color of the selected families, else the default color; in the sale a reduced one of them.
 * Listings with price filters or price sorts show the cheapest of these colors, by which the style was found.
 */
export const tileWire = (
  record: TileRecord,
  site: CommerceSite,
  { families, isReduced, lowestPrice }: WantedColor = { families: [], isReduced: false, lowestPrice: false },
): Tile => {
  const wanted = record.colors.filter(({ family }) => families.includes(family));
  const own = record.colors.find(({ code }) => code === record.defaultColor);
  const inFamilies = wanted.length > 0 ? wanted : [...(own === undefined ? [] : [own]), ...record.colors];
  const reduced = isReduced ? inFamilies.filter(({ price }) => price.low_original !== null) : [];
  const eligible = reduced.length > 0 ? reduced : inFamilies;
  const color = lowestPrice
    ? eligible.toSorted((one, other) => one.price.low_current - other.price.low_current)[0]
    : eligible[0];
  if (color === undefined) throw new Error(`Style ${record.styleId} has no color`);
  const [image, hoverImage] = picturesWire(color.pictures, altOf(record.name, color), site);
  if (image === undefined) throw new Error(`Product ${color.productId} has no picture`);
  return {
    id: color.productId,
    name: record.name,
    typeLabel: record.typeLabel,
    image,
    price: priceWire(color.price, site),
    rating: { score: record.ratingTenths / 10, count: record.ratingCount },
    colors: colorsWire(record.name, record.colors, site),
    url: productUrl(color.productId),
    ...present({ hoverImage, badge: record.badge === null ? undefined : badgeLabel(record.badge, site.locale) }),
  };
};

const rangeOf = (variants: readonly VariantRecord[]): PriceRow => {
  const currents = variants.map(({ current }) => current);
  const originals = variants.map(({ current, original }) => original ?? current);
  const bests = variants.flatMap(({ historicBest }) => (historicBest === null ? [] : [historicBest]));
  const reduced = variants.some(({ original }) => original !== null);
  return {
    low_current: Math.min(...currents),
    high_current: Math.max(...currents),
    low_original: reduced ? Math.min(...originals) : null,
    high_original: reduced ? Math.max(...originals) : null,
    historic_best: bests.length === 0 ? null : Math.min(...bests),
  };
};

/** ENT-44. */
export const productWire = (record: ProductRecord, site: CommerceSite): ProductWire => {
  const color = record.colors.find(({ code }) => code === record.color);
  const alt = color === undefined ? record.name : altOf(record.name, color);
  return {
    id: record.productId,
    styleId: record.styleId,
    masterId: record.styleId,
    name: record.name,
    brand: record.brand,
    productType: record.productType,
    typeLabel: record.typeLabel,
    description: record.description,
    features: [...record.features],
    price: priceWire(rangeOf(record.variants), site),
    images: [...picturesWire(color?.pictures ?? [], alt, site)],
    variants: Object.fromEntries(
      record.variants.map((variant, position) => [
        variant.sku,
        {
          sku: variant.sku,
          upc: variant.upc,
          size: variant.size,
          position,
          quantity: variant.quantity,
          price: priceWire(rangeOf([variant]), site),
        },
      ]),
    ),
    colors: colorsWire(record.name, record.colors, site),
    defaultColor: record.defaultColor,
    maxQty: limitOfSku(record.unitLimit),
    rating: { score: record.ratingTenths / 10, count: record.ratingCount },
    flags: { isCustoms: record.isCustoms, isDigitalProduct: record.isDigital, isGiftCard: record.isGiftCard },
    breadcrumbs: [
      { label: serviceTexts[site.locale].catalog.home, url: '/' },
      ...(record.path ?? []).map((category) => ({ label: category.title, url: categoryUrl(category) })),
      { label: record.name },
    ],
    seo: { title: `${record.name}, ${record.typeLabel} | ${record.brand}`, description: record.description },
    ...present({
      materials: record.materials ?? undefined,
      care: record.care ?? undefined,
      hasSizeChart: record.hasSizeChart || undefined,
      customization: record.customParts === null ? undefined : customizationWire(site, record.customParts),
    }),
  };
};
