import * as Effect from 'effect/Effect';
import type { Cart } from '../../cart/cart.ts';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import { soonestFirst } from '../../catalog/delivery-estimate.ts';
import { present } from '../../kernel/present.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { BotSuspected } from '../../session/ports/bot-check.ts';
import { addressOf, type Address } from '../../profile/address.ts';
import { addressQuestion } from '../address-choice.ts';
import { validateShippingForm } from '../validate-address-form.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import { addsMethods, offeredShippingMethods } from '../shipping-choice.ts';
import { addressToken, type AddressTokenPorts } from './address-token.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export type AddressPorts = AddressTokenPorts & {
  readonly delivery: DeliveryGateway;
  readonly writes: CartWrites;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
};

/** Whether the service failed to check an address; it is then saved as entered. */
const cannotCheck = (failure: CartFailure | BotSuspected): boolean =>
  failure._tag === 'ApiFailure' && (failure.status === 0 || failure.status >= 500);

type Entered = {
  readonly cart: Cart;
  readonly address: Address;
  /** The address as typed, which the question repeats; by default the same. */
  readonly typed?: Address;
  readonly isConfirmed: boolean;
};

/**
/**
 * Lets the service check a valid address, unless the shopper has answered its question (CHK-06, CHK-07). Each call has a
 * token of the bot check if the site asks for one (CHK-08).
 */
export const checkedBefore = Effect.fn('checkAddress')(function* (
  ports: AddressPorts,
  { cart, address, typed = address, isConfirmed }: Entered,
) {
  const { delivery, writes } = ports;
  const check = Effect.flatMap(addressToken(ports), (token) =>
    writes.on(cart, { send: ({ key, cart: now }) => delivery.validateAddress({ key, cart: now, address, ...token }) }),
  ).pipe(
    Effect.map((result) => addressQuestion(typed, result)),
    Effect.catch((failure) => (cannotCheck(failure) ? Effect.undefined : Effect.fail(failure))),
  );
  const question = isConfirmed ? undefined : yield* check;
  if (question !== undefined) return { _tag: 'AddressInQuestion', ...question } as const;
  return { _tag: 'Checked', token: yield* addressToken(ports) } as const;
});

/** Applies the form rules, checks the address, and saves it. */
export const saveAddress = (ports: AddressPorts): CheckoutUseCases['saveAddress'] =>
  Effect.fn('saveAddress')(function* ({ cart, address, contact, isConfirmed }) {
    const { delivery, writes, site, ruleTexts } = ports;
    const form = yield* fromEither(
      validateShippingForm({ ...address, ...contact }, { country: site.country, ruleTexts }),
    );
    const entered = { cart, address: form.address, typed: addressOf(address), isConfirmed };
    const checked = yield* checkedBefore(ports, entered);
    if (checked._tag === 'AddressInQuestion') return checked;
    const saved = yield* writes.change(cart, ({ key, cart: now }) =>
      delivery.setShippingAddress({ key, cart: now, address: form.address, ...checked.token }),
    );
    return { _tag: 'Saved', cart: saved } as const;
  });

/** Saves the address, then the method, because the address determines which methods are offered. */
export const saveShipping = (
  useCases: Pick<CheckoutUseCases, 'saveAddress' | 'chooseShipping'>,
): CheckoutUseCases['saveShipping'] =>
  Effect.fn('saveShipping')(function* ({ offered, methodId, methods: others, ...entry }) {
    const addressed = yield* useCases.saveAddress(entry);
    if (addressed._tag === 'AddressInQuestion') return addressed;
    const { cart } = addressed;
    const methods = soonestFirst(offeredShippingMethods(cart, offered));
    const method = methods.find(({ id }) => id === methodId);
    if (method === undefined) return { _tag: 'MethodGone', cart, methods } as const;
    if (addsMethods(offered, methods)) return { _tag: 'MethodsAdded', cart, methods } as const;
    return yield* useCases.chooseShipping({ cart, methodId: method.id, ...present({ methods: others }) }).pipe(
      Effect.map((sent) => ({ _tag: 'Saved', cart: sent, methods }) as const),
      Effect.catch((failure) => Effect.succeed({ _tag: 'MethodRefused', cart, methods, failure } as const)),
    );
  });
