import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import type { CartWrites } from '../../cart/use-cases/cart-writes.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { judgeShippingForm } from '../judge-address-form.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = { readonly delivery: DeliveryGateway; readonly writes: CartWrites; readonly site: SiteConfiguration };

export const setShippingAddress = ({ delivery, writes, site }: Ports): CheckoutUseCases['setShippingAddress'] =>
  Effect.fn('setShippingAddress')(function* ({ cart, address, contact }) {
    const form = yield* judge(judgeShippingForm({ ...address, ...contact }, site));
    return yield* writes.on(cart, {
      send: ({ key, cart: now }) => delivery.setShippingAddress({ key, cart: now, address: form.address }),
      cartIn: (answer) => answer,
    });
  });
