import * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { Address } from '../../profile/address.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { ShopperMemory } from '../../site/ports/shopper-memory.ts';
import { checkoutDrafts } from '../device-keys.ts';
import { hasTooManyAddresses, MAX_SHIPPING_ADDRESSES } from '../address-limit.ts';
import { validateRecipientForm } from '../validate-address-form.ts';
import type { LineUnits } from '../other-addresses.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';
import { checkedBefore, type AddressPorts } from './save-shipping.ts';

type Sent = {
  readonly cart: Cart;
  readonly itemIds: readonly ItemId[];
  readonly units?: readonly LineUnits[];
  readonly address?: Address;
  readonly captchaToken?: string;
};

type SendPorts = AddressPorts & { readonly memory: ShopperMemory };

/** Sends lines to another address, which is checked like the main one, or back to the main address. */
export const makeSendItems = (ports: SendPorts): Pick<CheckoutUseCases, 'sendItems' | 'sendToMainAddress'> => {
  const { delivery, writes, site, ruleTexts, memory } = ports;
  const send = ({ cart, itemIds, units = [], ...sent }: Sent): Effect.Effect<Cart, CartFailure> =>
    writes.on(cart, {
      send: ({ key, cart: now, lineOf }) =>
        delivery.sendItems({
          key,
          cart: now,
          itemIds: itemIds.map(lineOf),
          units: units.map(({ itemId, quantity }) => ({ itemId: lineOf(itemId), quantity })),
          ...sent,
        }),
      cartIn: (answer) => answer,
    });
  return {
    sendToMainAddress: ({ cart, itemIds }) => send({ cart, itemIds }),
    sendItems: Effect.fn('sendItems')(function* ({ cart, itemIds, units = [], address: typed, isConfirmed }) {
      const address = yield* fromEither(validateRecipientForm(typed, { country: site.country, ruleTexts }));
      // A line of which units stay keeps its address.
      const whole = itemIds.filter((id) => !units.some(({ itemId }) => itemId === id));
      if (hasTooManyAddresses(cart, { itemIds: whole, address }))
        return yield* Effect.fail({ _tag: 'TooManyAddresses' as const, max: MAX_SHIPPING_ADDRESSES });
      const checked = yield* checkedBefore(ports, { cart, address, isConfirmed });
      if (checked._tag === 'AddressInQuestion') return checked;
      const sent = yield* send({ cart, itemIds, units, address, ...checked.token });
      yield* memory.forget(checkoutDrafts.otherAddress);
      return { _tag: 'Saved', cart: sent } as const;
    }),
  };
};
