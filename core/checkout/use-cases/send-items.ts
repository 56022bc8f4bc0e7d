import * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import type { ItemId } from '../../kernel/identifiers.ts';
import type { Address } from '../../profile/address.ts';
import { fromEither } from '../../kernel/from-either.ts';
import { hasTooManyAddresses, MAX_SHIPPING_ADDRESSES } from '../address-limit.ts';
import { validateRecipientForm } from '../validate-address-form.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';
import { checkedBefore, type AddressPorts } from './save-shipping.ts';

type Sent = {
  readonly cart: Cart;
  readonly itemIds: readonly ItemId[];
  readonly address?: Address;
  readonly captchaToken?: string;
};

/** Sends lines to another address, which is checked like the main one, or back to the main address. */
export const makeSendItems = (ports: AddressPorts): Pick<CheckoutUseCases, 'sendItems' | 'sendToMainAddress'> => {
  const { delivery, writes, site, ruleTexts } = ports;
  const send = ({ cart, itemIds, ...sent }: Sent): Effect.Effect<Cart, CartFailure> =>
    writes.on(cart, {
      send: ({ key, cart: now, lineOf }) =>
        delivery.sendItems({ key, cart: now, itemIds: itemIds.map(lineOf), ...sent }),
      cartIn: (answer) => answer,
    });
  return {
    sendToMainAddress: ({ cart, itemIds }) => send({ cart, itemIds }),
    sendItems: Effect.fn('sendItems')(function* ({ cart, itemIds, address: typed, isConfirmed }) {
      const address = yield* fromEither(validateRecipientForm(typed, { country: site.country, ruleTexts }));
      if (hasTooManyAddresses(cart, { itemIds, address }))
        return yield* Effect.fail({ _tag: 'TooManyAddresses' as const, max: MAX_SHIPPING_ADDRESSES });
      const checked = yield* checkedBefore(ports, { cart, address, isConfirmed });
      if (checked._tag === 'AddressInQuestion') return checked;
      const sent = yield* send({ cart, itemIds, address, ...checked.token });
      return { _tag: 'Saved', cart: sent } as const;
    }),
  };
};
