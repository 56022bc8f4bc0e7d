import * as Effect from 'effect/Effect';
import type { Analytics } from '../../analytics/ports/analytics.ts';
import type { Announcements } from '../../notifications/ports/announcements.ts';
import type { BeginDeed } from '../../session/use-cases/begin-deed.ts';
import { Cart } from '../cart.ts';
import type { CartGateway } from '../ports/cart-gateway.ts';
import type { RemoveItem } from './cart-use-cases.ts';

type Ports = { readonly carts: CartGateway; readonly deed: BeginDeed; readonly announcements: Announcements; readonly analytics: Analytics };

export const removeItem = ({ carts, deed, announcements, analytics }: Ports): RemoveItem =>
  Effect.fn('removeItem')(function* ({ cart, itemId }) {
    const item = Cart.item(cart, itemId);
    if (item === undefined) return yield* Effect.fail({ _tag: 'ItemNotInCart' as const, itemId });
    if (item.isBonus) return yield* Effect.fail({ _tag: 'QuantityFixed' as const, itemId });
    const { key } = yield* deed;
    const saved = yield* carts.removeItem({ key, cart, itemId });
    yield* announcements.announce({ _tag: 'ItemRemoved', item });
    yield* analytics.record({ _tag: 'RemovedFromCart', productId: item.productId, sku: item.sku });
    return saved;
  });
