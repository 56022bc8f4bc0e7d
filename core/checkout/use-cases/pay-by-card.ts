import * as Effect from 'effect/Effect';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { PaymentGateway } from '../ports/checkout-gateway.ts';
import type { CheckoutUseCases } from './checkout-use-cases.ts';

export const payByCard = ({ payment, deed }: { readonly payment: PaymentGateway; readonly deed: BeginDeed }): CheckoutUseCases['payByCard'] =>
  Effect.fn('payByCard')(function* ({ cart, card }) {
    return yield* payment.attachCard({ ...(yield* deed), cart, card });
  });
