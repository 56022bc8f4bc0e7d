import * as Effect from 'effect/Effect';
import { judge } from '../../kernel/judge.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import { Cart } from '../cart.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { ChangeQuantity } from './cart-use-cases.ts';

type Ports = { readonly carts: CartGateway; readonly deed: BeginDeed; readonly announcements: Announcements };

export const changeQuantity = ({ carts, deed, announcements }: Ports): ChangeQuantity =>
  Effect.fn('changeQuantity')(function* ({ cart, itemId, quantity }) {
    const { events } = yield* judge(Cart.changeQuantity(cart, itemId, quantity));
    const { key } = yield* deed;
    const saved = yield* carts.changeQuantity({ key, cart, itemId, quantity });
    yield* Effect.forEach(events, announcements.announce, { discard: true });
    return saved;
  });
