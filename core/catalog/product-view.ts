import { MAX_QUANTITY, quantityLimit } from './quantity.ts';
import { Calendar, instantOf } from '../kernel/calendar.ts';
import { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';
import { Money } from '../kernel/money.ts';
import { present } from '../kernel/present.ts';
import { savingText } from '../pricing/discount.ts';
import { priceDisplay } from '../pricing/price-display.ts';
import { announcedPrice } from '../pricing/prior-price.ts';
import { productPath } from '../site/route-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';
import { arrivalDays } from './delivery-estimate.ts';
import type { Inventory } from './inventory.ts';
import type { ProductPage } from './page-models.ts';
import type { Product } from './product.ts';
import { breadcrumbsView } from './tile-view.ts';

/**
 * Units of a variant. If the stock is unknown, the product can be added, and the service checks the stock then
 * (PDP-07).
 */
const unitsLeft = (stock: Inventory | undefined, sku: string): number =>
  stock === undefined ? MAX_QUANTITY : (stock[sku] ?? 0);

/** First and last day of a standard delivery as texts; empty if the site promises no days. */
const deliveryOf = (
  { holidays = [], customization }: Product,
  { site: { language, standardDelivery, timeZone }, now }: { readonly site: SiteConfiguration; readonly now: number },
): ProductPage['delivery'] => {
  const label = customization?.deliveryTime ?? standardDelivery;
  const daysOff = holidays.map((day) => instantOf(day) / 86_400_000);
  const days = arrivalDays({ now, label, timeZone, isHoliday: (day) => daysOff.includes(day) });
  if (days === undefined) return { from: '', to: '' };
  return { from: Calendar.text(days.from, language), to: Calendar.text(days.to, language) };
};

/** The read model of a product. `now` is in milliseconds since the epoch, by the server's clock. */
export const productView = (
  product: Product,
  given: { readonly stock: Inventory | undefined; readonly now: number; readonly site: SiteConfiguration },
): ProductPage => {
  const { site, stock, now } = given;
  const { currency, lowCurrent, historicBest } = announcedPrice(product.price, site);
  const sizes = product.variants.map(({ sku, size, price }) => ({
    sku,
    label: size,
    price: priceDisplay(price, site),
    quantity: unitsLeft(stock, sku),
  }));
  return {
    id: product.id,
    styleId: product.styleId,
    name: product.name,
    brand: product.brand,
    typeLabel: product.typeLabel,
    productType: product.productType,
    description: product.description,
    features: product.features,
    isDigital: product.isDigital,
    pictures: product.pictures,
    price: priceDisplay(product.price, site),
    colors: product.colors.map((color) => ({ ...color, url: productPath(site.locale, color.productId) })),
    selectedColor: product.colors.find(({ productId }) => productId === product.id)?.code ?? product.defaultColor,
    sizes,
    maxQuantity: quantityLimit(product.maxQuantity),
    rating: product.rating,
    breadcrumbs: breadcrumbsView(product.breadcrumbs, site),
    seo: product.seo,
    delivery: deliveryOf(product, { site, now }),
    offer: {
      price: Money.toDecimal(lowCurrent, currency).toFixed(Currency.digits(currency)),
      currency,
      inStock: sizes.some(({ quantity }) => quantity > 0),
    },
    ...present({
      materials: product.materials,
      care: product.care,
      hasSizeChart: product.hasSizeChart,
      customization: product.customization && { ...product.customization, basePrice: lowCurrent },
      historicBest: historicBest === undefined ? undefined : formatMoney(historicBest, currency, site.language),
      saving: savingText(product.price, site),
    }),
  };
};
