import type { CartItemWire } from '#adapters/contract/wire/cart.codec.ts';
import type { ItemPrice } from '#core/cart/cart-item.ts';
import type { ShippingMethod } from '#core/cart/cart.ts';
import type { Amount } from '#core/kernel/amount.ts';
import type { Currency } from '#core/kernel/currency.ts';
import { present } from '#core/kernel/present.ts';
import type { StoreVisit } from '#core/stores/opening-hours.ts';
import { visitText } from '#core/stores/visit-text.ts';
import { nextStoreVisit } from '#adapters/backend/commerce/kernel/site-days.ts';
import { COLLECT_DAYS } from '#adapters/backend/commerce/kernel/collect-days.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { productUrl } from '../catalog/product-wire.ts';
import { limitOfSku, unitLimit } from '../catalog/unit-limit.ts';
import type { ExplainedAmount } from '../pricing/why.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { lineDeliveries } from './line-delivery.ts';
import { lineImage } from './line-image.ts';
import type { LineRecord } from './line-records.ts';
import { recipeOfLine } from './recipes.ts';
import { decimals, whyWire } from './price-wire.ts';

const priceWire = (price: ItemPrice, decimal: (amount: Amount) => number): CartItemWire['price'] => ({
  current: decimal(price.current),
  original: decimal(price.original),
  rowTotal: decimal(price.rowTotal),
  priceAfterItemDiscount: decimal(price.priceAfterItemDiscount),
  priceAfterOrderDiscount: decimal(price.priceAfterOrderDiscount),
  amount: decimal(price.amount),
  highCurrent: decimal(price.highCurrent),
  highOriginal: decimal(price.highOriginal),
});

/** When the store of a line can be visited next; undefined without a store, and if it stays closed for a week. */
const visitOf = ({ store }: LineRecord, now: number): StoreVisit | undefined =>
  store === null ? undefined : nextStoreVisit({ ...store, country: store.address.country }, now);

type DeliveryContext = Pick<CommerceSite, 'locale' | 'language'> & { readonly method?: ShippingMethod | undefined };

/** Place of a line that is collected, with the units that it can get there. */
const placeOf = ({ store, point, storeUnits, warehouseUnits }: LineRecord) => {
  if (store !== null) return { id: store.id, name: store.name, inventory: Math.max(0, storeUnits) };
  return point === null ? undefined : { id: point.id, name: point.name, inventory: Math.max(0, warehouseUnits) };
};

/** Delivery of a line (ENT-14): the shipping method of its group, or pickup with its day and hours. */
const deliveryOf = (
  line: LineRecord,
  { locale, language, method }: DeliveryContext,
): CartItemWire['shippingOptions'] => {
  const { code: selected, isDigital, isCustoms, warehouseUnits } = line;
  // What the warehouse does not have is only picked up.
  const offered = warehouseUnits > 0 ? lineDeliveries : lineDeliveries.filter((one) => one === 'pickup');
  const common = {
    selected,
    available: isDigital || isCustoms ? [selected] : [...new Set([...offered, selected])],
    ...present({ storeInfo: placeOf(line) }),
  };
  if (selected !== 'pickup') {
    const { code = '', label = '', deliveryTime = '' } = method ?? {};
    // A gift that is sent on a day of its own has no other time.
    const when =
      line.digitalGift?.sendOn === undefined
        ? { deliveryTime, ...present({ arrival: method?.arrival }) }
        : { deliveryTime: '' };
    return { ...common, shippingMethod: { code, label, ...when } };
  }
  const { label, today, later, kept } = serviceTexts[locale].shipping.pickup;
  const visit = visitOf(line, Date.now());
  const whenReady = (at: StoreVisit): string => formatText(at.isToday ? today : later, visitText(at, language));
  const days = String(COLLECT_DAYS);
  const deliveryTime = visit === undefined ? '' : formatText(kept, { when: whenReady(visit), days });
  return { ...common, shippingMethod: { code: selected, label, deliveryTime } };
};

/** A line with its prices. `why`: the parts of its price. `isExcluded`: the totals of its cart do not count it. */
export type ShownPrice = {
  readonly price: ItemPrice;
  readonly tax: Amount;
  readonly why?: readonly ExplainedAmount[];
  readonly isExcluded?: boolean;
};

/** A line of a cart or a saved item. */
export const itemWire = (
  line: LineRecord,
  { price, tax, why, isExcluded }: ShownPrice,
  { currency, ...reported }: DeliveryContext & { readonly currency: Currency },
): CartItemWire => {
  const [picture] = line.pictures;
  if (picture === undefined) throw new TypeError(`Line ${line.lineId} has no picture`);
  return {
    id: line.lineId,
    sku: line.sku,
    productId: line.productId,
    masterId: line.styleId,
    qty: line.quantity,
    maxQty: unitLimit({ available: line.available, own: line.unitLimit }),
    upc: line.upc,
    name: line.name,
    colorName: line.colorName,
    size: line.size,
    image: lineImage(picture, line),
    price: priceWire(price, decimals(currency)),
    taxTotal: decimals(currency)(tax),
    shippingOptions: deliveryOf(line, reported),
    pdpUrl: productUrl(line.productId),
    isDigitalProduct: line.isDigital,
    isCustoms: line.isCustoms,
    bonus: line.giftOf !== '',
    position: line.position,
    ...present({
      unitLimit: line.unitLimit === null ? undefined : limitOfSku(line.unitLimit),
      recipeId: line.recipeId === '' ? undefined : line.recipeId,
      recipe: recipeOfLine(line, { locale: reported.locale, currency })?.map((entry) => ({ ...entry })),
      giftMessage: line.giftMessage ?? undefined,
      why: why && whyWire(why, decimals(currency)),
      excluded: isExcluded,
    }),
    ...line.digitalGift,
  };
};
