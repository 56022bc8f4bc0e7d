import { addressFromWire } from '#adapters/contract/wire/address.codec.ts';
import type { OrderWire } from '#adapters/contract/wire/order.codec.ts';
import { lineDestinations } from '#core/cart/line-destinations.ts';
import { lineDifferences, type DifferenceTexts } from '#core/cart/line-differences.ts';
import { tenderText } from '#core/checkout/card-text.ts';
import { Money } from '#core/kernel/money.ts';
import { present } from '#core/kernel/present.ts';
import { firstInstallment } from '#core/payment/pay-later.ts';
import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import { headOf, recipientLines } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import { recipeText } from './order-units.ts';
import { shownContact } from './store-contact.ts';

type Shipment = OrderWire['shipments'][number];

const destinationOf = ({ store, point, address }: Shipment): readonly string[] => {
  const place = store ?? point;
  if (place !== undefined) return [place.name, ...place.lines];
  return address === undefined ? [] : recipientLines(addressFromWire(address));
};

const detailOf = ({ colorName, size }: Pick<OrderWire['items'][number], 'colorName' | 'size'>): string =>
  [colorName, size].filter((part) => part !== '').join(', ');

/**
 * An item in the line of its delivery, such as "2 × Fleece, Pine, M", with what tells it from the others of its sku in
 * parentheses.
 */
const itemLine = (item: OrderWire['items'][number], items: OrderWire['items'], texts: DifferenceTexts): string => {
  const { name, qty } = item;
  const line = [qty === 1 ? name : `${qty} × ${name}`, detailOf(item)].filter((part) => part !== '').join(', ');
  const differences = lineDifferences(item, items, texts);
  return differences.length === 0 ? line : `${line} (${differences.join(', ')})`;
};

/** The confirmation of a placed order, once per order (I11). */
export const orderConfirmation = (order: OrderRecord, wire: OrderWire): Message => {
  const { head, currency, site } = headOf(order);
  const { orderNumber, orderDate, items, totals, shipments, payment_instruments: tenders } = wire;
  const payLater = tenders.find(({ paymentMethod }) => paymentMethod === 'BNPL');
  const amountOf = (decimal: number) => Money.fromDecimal(decimal, currency);
  const texts = { gift: messageTexts[site.locale]['order-confirmation'].gift, language: site.language };
  const destinations = lineDestinations(
    shipments.map((one) => ({ ...one, address: one.address && addressFromWire(one.address) })),
  );
  return {
    ...head,
    kind: 'order-confirmation',
    key: `order-confirmation ${order.orderId}`,
    params: {
      orderNumber,
      orderDate,
      currency,
      items: items.map(
        ({ id, name, colorName, size, qty, price, giftMessage, giftOption, sender, sendOn, recipe }) => ({
          name,
          detail: detailOf({ colorName, size }),
          quantity: qty,
          total: amountOf(price.rowTotal),
          ...recipeText(recipe),
          ...present({
            giftMessage,
            gift: giftOption && {
              to: giftOption.to,
              email: giftOption.email,
              ...present({ sendOn, sender, message: giftOption.message === '' ? undefined : giftOption.message }),
            },
            destination: destinations.get(id),
          }),
        }),
      ),
      totals: {
        items: amountOf(totals.itemSubTotal),
        discount: amountOf(totals.totalDiscount),
        shipping: amountOf(totals.shipping),
        tax: amountOf(totals.tax),
        isTaxIncluded: order.isTaxIncluded,
        total: amountOf(totals.total),
        ...present({ taxes: wire.taxes?.map((part) => ({ ...part, amount: amountOf(part.amount) })) }),
      },
      deliveries: shipments.map((shipment) => ({
        method: shipment.shippingMethod.label,
        time: shipment.shippingMethod.deliveryTime,
        to: [...destinationOf(shipment)],
        ...shownContact(shipment.store ?? shipment.point ?? {}, site),
        // The time of a pickup is its day; of what is sent, the days are promised.
        ...present({
          arrival: shipment.shippingMethod.code === 'pickup' ? undefined : shipment.arrival,
          collector: (shipment.store ?? shipment.point)?.collector,
          items:
            shipments.length > 1
              ? items.flatMap((item) => (shipment.itemIds.includes(item.id) ? [itemLine(item, items, texts)] : []))
              : undefined,
        }),
      })),
      payments: tenders.map(({ paymentMethod, amount, ...tender }) => ({
        name: tenderText({ method: paymentMethod, ...tender }),
        amount: amountOf(amount),
      })),
      ...present({
        firstPayment: payLater && firstInstallment(amountOf(payLater.amount)),
        withdrawalDays: site.withdrawalDays,
      }),
      ...(items.every(({ isDigitalProduct }) => isDigitalProduct) && { isEmailed: true }),
    },
  };
};
