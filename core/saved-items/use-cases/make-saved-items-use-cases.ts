import * as Effect from 'effect/Effect';
import { removableLine } from '#core/cart/remove-line.ts';
import { clampQuantity } from '#core/catalog/quantity.ts';
import type { CartGateway } from '#core/cart/ports/cart-gateway.ts';
import type { CartWrites } from '#core/cart/use-cases/cart-writes.ts';
import { judge } from '#core/kernel/judge.ts';
import { present } from '#core/kernel/present.ts';
import type { Entropy } from '#core/session/ports/entropy.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { pageRequest } from '#core/site/page-request.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import { isListOffered } from '#core/favorites/availability.ts';
import type { SavedGateway } from '../ports/saved-items-gateway.ts';
import { judgeListIds, judgeSaveIds } from '../saved-list.ts';
import type { SavedUseCases } from './saved-items-use-cases.ts';

type SavedPorts = {
  readonly saved: SavedGateway;
  readonly carts: Pick<CartGateway, 'create'>;
  readonly writes: CartWrites;
  readonly session: SessionUseCases;
  readonly entropy: Entropy;
  readonly site: SiteConfiguration;
};

/** The use cases of the list. Ids come from the session; where one that is needed is missing, nothing is sent (SFL-03). */
export const makeSavedUseCases = ({ saved, carts, writes, session, entropy, site }: SavedPorts): SavedUseCases => {
  /** No role but the guest's is known yet, and staff shop elsewhere. */
  const isOn = isListOffered('savedList', { flag: site.flags.saveForLater, roles: ['guest'] });
  const offered = isOn ? Effect.void : Effect.fail({ _tag: 'SavedListOff' as const });

  const begin = Effect.gen(function* () {
    yield* offered;
    const { consumerId, refs } = (yield* session.ensure) ?? {};
    return { consumerId, listId: refs?.savedItems };
  });

  return {
    list: Effect.fn('listSaved')(function* (start) {
      const resumed = isOn ? yield* session.resume : undefined;
      if (resumed === undefined) return undefined;
      const { savedItems: listId } = resumed.refs;
      return yield* saved.list({ ...pageRequest(site, 'savedForLater', start), ...present({ listId }) });
    }),

    save: Effect.fn('saveForLater')(function* ({ cart, itemId }) {
      const { consumerId, listId } = yield* begin;
      const ids = yield* judge(judgeSaveIds({ consumerId, itemId }));
      const item = yield* judge(removableLine(cart, itemId));
      return yield* writes.on(cart, {
        send: ({ key, cart: now, lineOf }) =>
          saved.save({
            key,
            cart: now,
            quantity: item.quantity,
            ...ids,
            itemId: lineOf(itemId),
            ...present({ listId }),
          }),
        cartIn: (answer) => answer.cart,
      });
    }),

    moveToCart: Effect.fn('moveToCart')(function* (item) {
      const ids = yield* judge(judgeListIds({ ...(yield* begin), itemId: item.id }));
      const quantity = clampQuantity(item.quantity, item.maxQuantity);
      const send = ({ key, basketId }: { readonly key: string; readonly basketId: string }) =>
        saved.moveToCart({ key, basketId, quantity, ...ids });
      const intoNew = ({ key }: { readonly key: string }) =>
        Effect.flatMap(carts.create({ key }), ({ id: basketId }) =>
          Effect.flatMap(entropy.key, (next) => send({ key: next, basketId })),
        );
      return yield* writes.into({ begin: intoNew, send, cartIn: ({ cart }) => cart });
    }),

    remove: Effect.fn('removeSaved')(function* (itemId) {
      const { listId } = yield* judge(judgeListIds({ ...(yield* begin), itemId }));
      return yield* saved.remove({ key: yield* entropy.key, listId, itemId });
    }),
  };
};
