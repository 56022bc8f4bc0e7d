import { present } from '#core/kernel/present.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import type { Address } from '#core/profile/address.ts';
import { noWebAddress } from '#core/validation/web-address-rule.ts';
import type { Message } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { ParamsOf } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';

/** An address with its recipient; none for an address that stays. */
const linesOf = (address: Address | undefined): string[] =>
  address === undefined ? [] : [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)];

/** The e-mail address or the address of an order was corrected; `address` is the new one, in a message to its owner. */
export const correctionMessage = (
  order: OrderRecord,
  {
    correctionId,
    to,
    address,
    changed,
  }: {
    readonly correctionId: string;
    readonly to: string;
    readonly address: Address | undefined;
    readonly changed: ParamsOf<'order-corrected'>['changed'];
  },
): Message => ({
  ...headOf(order).head,
  to,
  kind: 'order-corrected',
  key: `order-corrected ${correctionId} ${to}`,
  params: {
    orderNumber: order.orderNumber,
    lines: linesOf(address),
    ...present({ changed }),
  },
});

/** City and postal code, unless they contain a web address; none for an address that stays. */
const placeLines = (address: Address | undefined): string[] => {
  const place = address === undefined ? '' : `${address.city} ${address.postalCode}`;
  return place !== '' && noWebAddress.addressLine.passes(place) ? [place] : [];
};

/** Asks the owner of the order's e-mail address to confirm a correction. `url` is a path of the shop. */
export const correctionRequest = (
  order: OrderRecord,
  {
    requestId,
    address,
    changed,
    ...params
  }: {
    readonly requestId: string;
    readonly address: Address | undefined;
    readonly changed: ParamsOf<'order-correction'>['changed'];
    readonly url: string;
    readonly minutes: number;
  },
): Message => ({
  ...headOf(order).head,
  kind: 'order-correction',
  key: `order-correction ${requestId}`,
  params: { orderNumber: order.orderNumber, lines: placeLines(address), ...params, ...present({ changed }) },
});
