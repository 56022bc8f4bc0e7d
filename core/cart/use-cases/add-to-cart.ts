import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { DEFAULT_QUANTITY } from '../quantity.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { AddToCart } from './cart-use-cases.ts';

type Ports = { readonly carts: CartGateway; readonly session: SessionUseCases; readonly deed: BeginDeed; readonly announcements: Announcements; readonly analytics: Analytics };

export const addToCart = ({ carts, session, deed, announcements, analytics }: Ports): AddToCart =>
  Effect.fn('addToCart')(function* ({ quantity = DEFAULT_QUANTITY, ...wanted }) {
    const { key } = yield* deed;
    const { sku, productId } = wanted;
    const items = [{ ...wanted, quantity }];
    const basketId = (yield* session.current)?.basketId;
    const cart = basketId === undefined ? yield* carts.createWithItems({ key, items }) : yield* carts.addItems({ key, basketId, items });
    yield* announcements.announce({ _tag: 'ItemAdded', productId, sku, quantity });
    yield* analytics.record({ _tag: 'AddedToCart', productId, sku, quantity });
    return cart;
  });
