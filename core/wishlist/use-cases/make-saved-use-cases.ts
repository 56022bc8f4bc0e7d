import * as Clock from 'effect/Clock';
import * as Effect from 'effect/Effect';
import { Cart } from '../../cart/cart.ts';
import { clampQuantity } from '../../cart/quantity.ts';
import type { CartGateway } from '../../cart/ports/cart-gateway.ts';
import type { LastCart } from '../../cart/ports/last-cart.ts';
import { noteCart } from '../../cart/use-cases/keep-cart.ts';
import { judge } from '../../kernel/judge.ts';
import { present } from '../../kernel/present.ts';
import type { Entropy } from '../../session/ports/entropy.ts';
import type { SessionStore } from '../../session/ports/session-store.ts';
import { Session } from '../../session/session.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import { pageRequest } from '../../site/page-request.ts';
import type { SiteConfiguration } from '../../site/site-configuration.ts';
import { isListOffered } from '../availability.ts';
import type { SavedGateway, SavedMove, SavedPage } from '../ports/saved-gateway.ts';
import { judgeListIds, judgeSaveIds } from '../saved-list.ts';
import type { SavedUseCases } from './saved-use-cases.ts';

export type SavedPorts = {
  readonly saved: SavedGateway;
  readonly carts: Pick<CartGateway, 'create'>;
  readonly lastCart: LastCart;
  readonly session: SessionUseCases;
  readonly sessions: SessionStore;
  readonly entropy: Entropy;
  readonly site: SiteConfiguration;
};

/** The list's deeds. Ids come from the session, which learns the list's from every answer; without one that is needed nothing is sent (SFL-03). */
export const makeSavedUseCases = ({ saved, carts, lastCart, session, sessions, entropy, site }: SavedPorts): SavedUseCases => {
  const keepCart = noteCart(sessions, lastCart);

  /** No role but the guest's is known yet, and staff shop elsewhere. */
  const isOn = isListOffered('savedList', { flag: site.flags.saveForLater, roles: ['guest'] });
  const offered = isOn ? Effect.void : Effect.fail({ _tag: 'SavedListOff' as const });

  const begin = Effect.gen(function* () {
    yield* offered;
    const { consumerId, saveForLaterId: listId, basketId } = (yield* session.ensure) ?? {};
    return { key: yield* entropy.key, consumerId, listId, basketId };
  });

  const keepList = Effect.fnUntraced(function* (page: SavedPage) {
    const now = yield* sessions.read;
    if (page.listId !== undefined && now !== undefined && now.saveForLaterId !== page.listId) yield* sessions.write({ ...now, saveForLaterId: page.listId });
    return page;
  });

  const keep = Effect.fnUntraced(function* (move: SavedMove) {
    yield* keepCart(move.cart);
    yield* keepList(move.saved);
    return move;
  });

  return {
    list: Effect.fn('listSaved')(function* (start) {
      const kept = yield* sessions.read;
      const now = yield* Clock.currentTimeMillis;
      if (!isOn || kept === undefined || !(Session.isFresh(kept, now) || Session.isRenewable(kept, now))) return undefined;
      const listId = (yield* session.ensure)?.saveForLaterId;
      return yield* Effect.flatMap(saved.list({ ...pageRequest(site, 'savedForLater', start), ...present({ listId }) }), keepList);
    }),

    save: Effect.fn('saveForLater')(function* ({ cart, itemId }) {
      const { key, consumerId, listId } = yield* begin;
      const ids = yield* judge(judgeSaveIds({ consumerId, itemId }));
      const item = Cart.item(cart, itemId);
      if (item === undefined) return yield* Effect.fail({ _tag: 'ItemNotInCart' as const, itemId });
      if (item.isBonus) return yield* Effect.fail({ _tag: 'QuantityFixed' as const, itemId });
      return yield* Effect.flatMap(saved.save({ key, cart, quantity: item.quantity, ...ids, ...present({ listId }) }), keep);
    }),

    moveToCart: Effect.fn('moveToCart')(function* (item) {
      const { key, basketId, ...known } = yield* begin;
      const ids = yield* judge(judgeListIds({ ...known, itemId: item.id }));
      const quantity = clampQuantity(item.quantity, item.maxQuantity);
      const move = (id: string, moveKey: string) => saved.moveToCart({ key: moveKey, basketId: id, quantity, ...ids });
      const intoNew = Effect.gen(function* () {
        const { id } = yield* carts.create({ key: yield* entropy.key });
        return yield* move(id, yield* entropy.key);
      });
      // A cart that is gone, such as one that was ordered in another tab, is replaced: what waits is not lost with it.
      const moved = basketId === undefined ? intoNew : move(basketId, key).pipe(Effect.catchTag('CartNotFound', () => intoNew));
      return yield* Effect.flatMap(moved, keep);
    }),

    remove: Effect.fn('removeSaved')(function* (itemId) {
      const { key, ...known } = yield* begin;
      const { listId } = yield* judge(judgeListIds({ ...known, itemId }));
      return yield* Effect.flatMap(saved.remove({ key, listId, itemId }), keepList);
    }),
  };
};
