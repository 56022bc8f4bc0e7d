import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { judgeShippingForm } from '../judge-address-form.ts';
import type { DeliveryGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

type Ports = { readonly delivery: DeliveryGateway; readonly deed: BeginDeed; readonly site: SiteConfiguration };

export const validateAddress = ({ delivery, deed, site }: Ports): CheckoutUseCases['validateAddress'] =>
  Effect.fn('validateAddress')(function* ({ cart, address, contact }) {
    const form = yield* judge(judgeShippingForm({ ...address, ...contact }, site));
    return yield* delivery.validateAddress({ ...(yield* deed), cart, address: form.address });
  });
