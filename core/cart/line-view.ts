import type { Picture } from '../catalog/product.ts';
import { Amount } from '../kernel/amount.ts';
import type { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';
import { present } from '../kernel/present.ts';
import type { Arrival, CartItem, ItemPrice, ShippingOption } from './cart-item.ts';
import { localizePath } from '../site/route-address.ts';
import { deliveryGroup, hasDeliveryChoice, type DeliveryGroup } from './delivery-group.ts';
import { quantityLimit } from '../catalog/quantity.ts';

/** Read model of a line. Prices are texts; struck prices are present only if they are higher (CART-30). */
export type LineView = {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  readonly colorName: string;
  readonly size: string;
  /** How goods are made to order: parts and choices by their names. */
  readonly recipe?: readonly { readonly label: string; readonly value: string }[];
  /** Who gets a digital gift, such as a gift card. */
  readonly recipient?: string;
  readonly picture: Picture;
  /** Path of the product page (CART-37). */
  readonly url: string;
  /** False for digital and made-to-order items (CART-37). */
  readonly canChangeDelivery: boolean;
  readonly quantity: number;
  readonly maxQuantity: number;
  /** Of goods that are a gift for someone else; empty without a message. */
  readonly giftMessage?: string;
  /** A gift of a promotion: the view shows "Free" and the quantity is fixed (CART-20). */
  readonly isBonus: boolean;
  readonly unitPrice: string;
  readonly struckUnitPrice?: string;
  /** Price of the row after its item discounts. */
  readonly rowTotal: string;
  readonly struckRowTotal?: string;
  readonly group: DeliveryGroup;
  readonly delivery: {
    readonly label: string;
    readonly time: string;
    /** The days on which it arrives; absent for a pickup and for digital goods. */
    readonly arrival?: Arrival;
    /** Name of the store where the line is picked up. */
    readonly store?: string;
  };
};

/** The fields from which a line is formatted. */
export type LineSource = Pick<
  CartItem,
  | 'id'
  | 'productId'
  | 'sku'
  | 'name'
  | 'colorName'
  | 'size'
  | 'picture'
  | 'url'
  | 'quantity'
  | 'maxQuantity'
  | 'isBonus'
  | 'isDigital'
  | 'isCustoms'
  | 'recipe'
  | 'giftMessage'
  | 'giftOption'
> & {
  readonly price: Pick<ItemPrice, 'current' | 'original' | 'rowTotal' | 'priceAfterItemDiscount'>;
  readonly shipping: Pick<ShippingOption, 'selected' | 'label' | 'deliveryTime' | 'arrival' | 'storeInfo'>;
};

/** The read model of a line of a cart or order. */
export const lineView = (
  item: LineSource,
  currency: Currency,
  { language, locale }: { readonly language: string; readonly locale: string },
): LineView => {
  const { price, quantity } = item;
  const text = (amount: Amount): string => formatMoney(amount, currency, language);
  const originalRow = Amount.max(Amount.times(price.original, quantity), price.rowTotal);
  return {
    id: item.id,
    productId: item.productId,
    sku: item.sku,
    name: item.name,
    colorName: item.colorName,
    size: item.size,
    ...(item.recipe === undefined ? {} : { recipe: item.recipe.map(({ label, value }) => ({ label, value })) }),
    picture: item.picture,
    url: localizePath(item.url, locale),
    canChangeDelivery: hasDeliveryChoice(item),
    quantity,
    maxQuantity: quantityLimit(item.maxQuantity),
    isBonus: item.isBonus,
    unitPrice: text(price.current),
    ...(price.original > price.current ? { struckUnitPrice: text(price.original) } : {}),
    rowTotal: text(price.priceAfterItemDiscount),
    ...(originalRow > price.priceAfterItemDiscount ? { struckRowTotal: text(originalRow) } : {}),
    ...present({ giftMessage: item.giftMessage, recipient: item.giftOption?.to }),
    group: deliveryGroup(item.shipping.selected),
    delivery: {
      label: item.shipping.label,
      time: item.shipping.deliveryTime,
      ...present({ store: item.shipping.storeInfo?.name, arrival: item.shipping.arrival }),
    },
  };
};
