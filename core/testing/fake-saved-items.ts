import * as Effect from 'effect/Effect';
import type { CartFailure } from '../cart/ports/cart-gateway.ts';
import { isSameLine } from '../cart/same-line.ts';
import { present } from '../kernel/present.ts';
import type { SavedItemsGateway, SavedMove, SavedPage } from '../saved-items/ports/saved-items-gateway.ts';
import type { SavedItem } from '../saved-items/saved-list.ts';
import type { FakeCarts } from './fake-carts.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';
import { keepRefs } from './session-refs.ts';

/** One list of saved items for the fake carts, latest first. `sellOut` sets the stock of a variant to zero. */
export type FakeSavedItems = SavedItemsGateway & {
  readonly sellOut: (sku: string) => void;
  readonly put: (item: SavedItem) => void;
};

/** Number of items in the response to a move. */
const PAGE = 20;

const listIn = ({ listId }: SavedPage) => present({ savedItems: listId });

export const makeFakeSavedItems = (
  carts: FakeCarts,
  faults: FakeFaults,
  sessions: SessionRepository,
): FakeSavedItems => {
  let listId: string | undefined;
  let items: readonly SavedItem[] = [];
  let removed: readonly SavedItem[] = [];
  let made = 0;
  /** Increases with each item that is added at the beginning. */
  let position = 0;
  const gone = new Set<string>();
  const answers = new Map<string, SavedMove | SavedPage>();

  const page = (start: number, count: number): SavedPage => ({
    items: items.slice(start, start + count).map((item) => ({ ...item, inStock: !gone.has(item.sku) })),
    total: items.length,
    ...present({ listId }),
  });
  const notFound = Effect.fail(apiRefusal('API404', 404));
  const own = (named: string | undefined) => (named === undefined || named === listId ? Effect.void : notFound);
  const ofOwner = (consumerId: string) => (consumerId === 'another' ? notFound : Effect.void);

  const add = (item: SavedItem): void => {
    const known = items.find((other) => isSameLine(other, item));
    const { id = `saved-${(made += 1)}`, quantity = 0 } = known ?? {};
    listId ??= 'list-1';
    position += 1;
    items = [
      { ...item, id, position, quantity: quantity + item.quantity },
      ...items.filter((other) => other !== known),
    ];
  };

  const putBack = (item: SavedItem): void => {
    const known = items.find((other) => isSameLine(other, item));
    removed = removed.filter((other) => other !== item);
    items =
      known === undefined
        ? [...items, item].toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0))
        : items.map((other) => (other === known ? { ...other, quantity: other.quantity + item.quantity } : other));
  };

  const isMove = (answer: SavedMove | SavedPage | undefined): answer is SavedMove =>
    answer !== undefined && 'cart' in answer;
  const moveOnce = (
    operation: string,
    key: string,
    act: Effect.Effect<SavedMove, CartFailure>,
  ): Effect.Effect<SavedMove, CartFailure> =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      const known = answers.get(key);
      if (isMove(known)) return known;
      const move = yield* act;
      answers.set(key, move);
      return move;
    });

  return {
    list: ({ listId: named, start, count }) =>
      faults.meet('listSaved').pipe(
        Effect.andThen(own(named)),
        Effect.map(() => page(start, count)),
        keepRefs(sessions, listIn),
      ),

    save: ({ key, cart, itemId, quantity, consumerId, listId: named }) =>
      moveOnce(
        'save',
        key,
        Effect.gen(function* () {
          yield* ofOwner(consumerId);
          yield* own(named);
          const line = cart.items.find(({ id }) => id === itemId);
          if (line === undefined) return yield* Effect.fail(apiRefusal('ORD404', 404));
          const command = { key: `${key}-cart`, cart, itemId };
          const now =
            quantity === line.quantity
              ? yield* carts.removeItem(command)
              : yield* carts.changeQuantity({ ...command, quantity: line.quantity - quantity });
          add({ ...line, quantity, inStock: true });
          return { cart: now, saved: page(0, PAGE) };
        }),
      ).pipe(keepRefs(sessions, ({ saved }: SavedMove) => listIn(saved))),

    moveToCart: ({ key, basketId, itemId, quantity, consumerId, listId: named, position }) =>
      moveOnce(
        'moveToCart',
        key,
        Effect.gen(function* () {
          yield* ofOwner(consumerId);
          yield* own(named);
          const item = items.find(({ id }) => id === itemId);
          if (item === undefined || item.quantity < quantity) return yield* Effect.fail(apiRefusal('ORD404', 404));
          if (gone.has(item.sku)) return yield* Effect.fail(apiRefusal('INV700'));
          const cart = yield* carts.addItems({
            key: `${key}-cart`,
            basketId,
            items: [
              {
                sku: item.sku,
                productId: item.productId,
                quantity,
                ...present({ position, giftMessage: item.giftMessage }),
              },
            ],
          });
          items = items.flatMap((other) =>
            other !== item
              ? [other]
              : quantity === item.quantity
                ? []
                : [{ ...item, quantity: item.quantity - quantity }],
          );
          return { cart, saved: page(0, PAGE) };
        }),
      ),

    remove: ({ listId: named, itemId }) =>
      faults.meet('removeSaved').pipe(
        Effect.andThen(own(named)),
        Effect.map(() => {
          removed = [...removed, ...items.filter(({ id }) => id === itemId)];
          items = items.filter(({ id }) => id !== itemId);
          return page(0, PAGE);
        }),
      ),

    restore: ({ listId: named, itemId }) =>
      faults.meet('restoreSaved').pipe(
        Effect.andThen(own(named)),
        Effect.flatMap(() => {
          const item = removed.find(({ id }) => id === itemId);
          if (item !== undefined) putBack(item);
          else if (!items.some(({ id }) => id === itemId)) return Effect.fail(apiRefusal('ORD404', 404));
          return Effect.succeed(page(0, PAGE));
        }),
      ),

    sellOut: (sku) => {
      gone.add(sku);
    },
    put: add,
  };
};
