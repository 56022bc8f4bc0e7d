import type * as t from 'io-ts';
import type {
  ColorWire,
  CustomizationWire,
  PriceWire,
  ProductTileWire,
  ProductWire,
} from '#adapters/contract/wire/product.codec.ts';
import type { Customization } from '#core/catalog/customization.ts';
import type { Product, ProductColor, ProductTile } from '#core/catalog/product.ts';
import type { PriceRange } from '#core/pricing/price-range.ts';
import { present } from '#core/kernel/present.ts';
import { amountIn, currencyOf } from '../money-mapper.ts';

/** Converts a wire product; its variants are sorted in display order. */
export const productOf = (wire: ProductWire): Product => ({
  id: wire.id,
  styleId: wire.styleId,
  masterId: wire.masterId,
  name: wire.name,
  brand: wire.brand,
  productType: wire.productType,
  typeLabel: wire.typeLabel,
  description: wire.description,
  features: wire.features,
  price: priceOf(wire.price),
  pictures: wire.images,
  variants: Object.values(wire.variants)
    .toSorted((a, b) => a.position - b.position)
    .map(({ sku, upc, size, price }) => ({ sku, upc, size, price: priceOf(price) })),
  colors: wire.colors.map(colorOf),
  defaultColor: wire.defaultColor,
  rating: wire.rating,
  isCustoms: wire.flags.isCustoms,
  isDigital: wire.flags.isDigitalProduct,
  breadcrumbs: wire.breadcrumbs.map(({ label, url }) => ({ label, ...present({ url }) })),
  seo: wire.seo,
  ...present({
    materials: wire.materials,
    care: wire.care,
    hasSizeChart: wire.hasSizeChart,
    maxQuantity: wire.maxQty,
    holidays: wire.holidays,
    customization:
      wire.customization === undefined ? undefined : customizationOf(wire.customization, wire.price.currency),
  }),
});

const customizationOf = ({ parts, deliveryTime }: CustomizationWire, currency: string): Customization => {
  const amount = amountIn(currency);
  return {
    deliveryTime,
    parts: parts.map(({ id, label, choices, maxLength = 0, price = 0 }) =>
      choices === undefined
        ? { id, label, kind: 'text', maxLength, price: amount(price) }
        : { id, label, kind: 'choice', choices: choices.map((choice) => ({ ...choice, price: amount(choice.price) })) },
    ),
  };
};

/** Converts a product of a list. */
export const tileOf = (wire: t.TypeOf<typeof ProductTileWire>): ProductTile => ({
  id: wire.id,
  name: wire.name,
  typeLabel: wire.typeLabel,
  picture: wire.image,
  price: priceOf(wire.price),
  rating: wire.rating,
  colors: wire.colors.map(colorOf),
  url: wire.url,
  ...present({ hoverPicture: wire.hoverImage, badge: wire.badge }),
});

export const colorOf = (wire: t.TypeOf<typeof ColorWire>): ProductColor => ({
  code: wire.code,
  name: wire.name,
  productId: wire.productId,
  swatch: wire.swatch,
  ...present({ picture: wire.picture }),
});

const priceOf = (wire: t.TypeOf<typeof PriceWire>): PriceRange => {
  const amount = amountIn(wire.currency);
  const optional = (decimal: number | undefined) => (decimal === undefined ? undefined : amount(decimal));
  return {
    currency: currencyOf(wire.currency),
    lowCurrent: amount(wire.lowCurrent),
    highCurrent: amount(wire.highCurrent),
    ...present({
      lowOriginal: optional(wire.lowOriginal),
      highOriginal: optional(wire.highOriginal),
      historicBest: optional(wire.historicBestPrice),
    }),
  };
};
