import * as Effect from 'effect/Effect';
import type { CartFailure } from '../../cart/ports/cart-gateway.ts';
import { soonestFirst } from '../../catalog/delivery-estimate.ts';
import { present } from '../../kernel/present.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { BotCheck } from '../../session/ports/bot-check.ts';
import { passBotCheck } from '../../session/use-cases/pass-bot-check.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import { addressOf } from '../../profile/address.ts';
import { addressQuestion } from '../address-choice.ts';
import { validateShippingForm } from '../validate-address-form.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import { offeredShippingMethods } from '../shipping-choice.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = {
  readonly delivery: DeliveryGateway;
  readonly writes: CartWrites;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  readonly botCheck: BotCheck;
};

/** Whether the service failed to check an address; it is then saved as entered. */
const cannotCheck = (failure: CartFailure): boolean =>
  failure._tag === 'ApiFailure' && (failure.status === 0 || failure.status >= 500);

/**
 * Applies the form rules, lets the service check the address, and saves it (CHK-06, CHK-07); with a token of the bot
 * check if the site asks for one (CHK-08).
 */
export const saveAddress = ({
  delivery,
  writes,
  site: { country, flags },
  ruleTexts,
  botCheck,
}: Ports): CheckoutUseCases['saveAddress'] =>
  Effect.fn('saveAddress')(function* ({ cart, address, contact, isConfirmed }) {
    const form = yield* fromEither(validateShippingForm({ ...address, ...contact }, { country, ruleTexts }));
    const check = writes
      .on(cart, { send: ({ key, cart: now }) => delivery.validateAddress({ key, cart: now, address: form.address }) })
      .pipe(
        Effect.map((result) => addressQuestion(addressOf(address), result)),
        Effect.catch((failure) => (cannotCheck(failure) ? Effect.undefined : Effect.fail(failure))),
      );
    const question = isConfirmed ? undefined : yield* check;
    if (question !== undefined) return { _tag: 'AddressInQuestion', ...question } as const;
    const captchaToken = flags.shippingBotCheck ? yield* passBotCheck(botCheck, 'shipping-address') : undefined;
    const saved = yield* writes.on(cart, {
      send: ({ key, cart: now }) =>
        delivery.setShippingAddress({ key, cart: now, address: form.address, ...present({ captchaToken }) }),
      cartIn: (answer) => answer,
    });
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
    return yield* useCases.chooseShipping({ cart, methodId: method.id, ...present({ methods: others }) }).pipe(
      Effect.map((sent) => ({ _tag: 'Saved', cart: sent, methods }) as const),
      Effect.catch((failure) => Effect.succeed({ _tag: 'MethodRefused', cart, methods, failure } as const)),
    );
  });
