import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { expect } from 'vitest';
import * as Effect from 'effect/Effect';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Cart } from '#core/cart/cart.ts';
import { checkTotals } from '#core/cart/totals.ts';
import type { Storefront } from '#core/storefront.ts';
import type { SavedItem } from '#core/saved-items/saved-list.ts';
import { LINE_LIMIT } from '#core/testing/fake-carts.ts';
import { asyncSequenceLaw } from '#test/support/law.ts';
import { run } from '#test/support/run.ts';
import { buildStorefront, type Fakes } from '#test/support/storefront.ts';

const sku = fc.constantFrom('A', 'B', 'C');
const quantity = fc.integer({ min: -1, max: 12 });

/** Units by variant: the model of a cart with its saved list. */
type Model = {
  cart: Map<string, number>;
  saved: Map<string, number>;
  removed: readonly [sku: string, units: number] | undefined;
  removedSaved: readonly [sku: string, units: number] | undefined;
};
type Real = {
  readonly shop: Storefront;
  readonly fakes: Fakes;
  cart: Cart | undefined;
  saved: readonly SavedItem[];
  removed: CartItem | undefined;
  removedSaved: SavedItem | undefined;
};

const unitsBySku = (lines: readonly CartItem[] = []) => new Map(lines.map((line) => [line.sku, line.quantity]));
const lineOf = ({ cart }: Real, of: string): string => cart?.items.find((line) => line.sku === of)?.id ?? 'none';

const agree = (model: Model, { cart, saved }: Real): void => {
  const found = {
    cart: unitsBySku(cart?.items),
    saved: unitsBySku(saved),
    ids: new Set(cart?.items.map(({ id }) => id)).size,
    units: cart === undefined ? 0 : Cart.units(cart),
    isSound: cart === undefined || E.isRight(checkTotals(cart, 'exclusive')),
  };
  expect(found).toEqual({
    cart: model.cart,
    saved: model.saved,
    ids: model.cart.size,
    units: [...model.cart.values()].reduce((sum, units) => sum + units, 0),
    isSound: true,
  });
  expect([...model.cart.values()].every((units) => units >= 1 && units <= LINE_LIMIT)).toBe(true);
};

type Command<Value> = {
  readonly act: (real: Real) => Effect.Effect<Value, unknown>;
  readonly isAllowed: (model: Model) => boolean;
  readonly take: (real: Real, value: Value) => void;
  readonly mirror: (model: Model) => void;
};

const step = <Value>(
  text: string,
  { act, isAllowed, take, mirror }: Command<Value>,
  needsCart = true,
): fc.AsyncCommand<Model, Real> => ({
  check: (model) => !needsCart || model.cart.size > 0,
  run: async (model, real) => {
    const allowed = isAllowed(model);
    const done = await run(Effect.result(act(real)));
    expect(done._tag === 'Success').toBe(allowed);
    if (done._tag === 'Success') {
      take(real, done.success);
      mirror(model);
    }
    agree(model, real);
  },
  toString: () => text,
});

/** The shopper's cart; a step without a cart is not run. */
const cartOf = ({ cart }: Real): Cart => {
  if (cart === undefined) throw new TypeError('There is a cart');
  return cart;
};
const takeCart = (real: Real, cart: Cart): void => {
  real.cart = cart;
};
const sumOf = ({ cart }: Model, of: string, units: number): number => (cart.get(of) ?? 0) + units;

const add = fc.tuple(sku, fc.integer({ min: 1, max: 12 })).map(([of, units]) =>
  step(
    `add ${units} of ${of}`,
    {
      act: ({ shop }) => shop.carts.add({ sku: of, productId: of, quantity: units }),
      isAllowed: (model) => sumOf(model, of, units) <= LINE_LIMIT,
      take: takeCart,
      mirror: (model) => model.cart.set(of, sumOf(model, of, units)),
    },
    false,
  ),
);

const set = fc.tuple(sku, quantity).map(([of, units]) =>
  step(`set ${of} to ${units}`, {
    act: (real) => real.shop.carts.changeQuantity({ cart: cartOf(real), itemId: lineOf(real, of), quantity: units }),
    isAllowed: (model) => model.cart.has(of) && units >= 0 && units <= LINE_LIMIT,
    take: takeCart,
    mirror: (model) => void (units === 0 ? model.cart.delete(of) : model.cart.set(of, units)),
  }),
);

const remove = sku.map((of) =>
  step(`remove ${of}`, {
    act: (real) => real.shop.carts.removeItem({ cart: cartOf(real), itemId: lineOf(real, of) }),
    isAllowed: ({ cart }) => cart.has(of),
    take: (real, cart) => {
      real.removed = real.cart?.items.find((line) => line.sku === of);
      real.cart = cart;
    },
    mirror: (model) => {
      model.removed = [of, model.cart.get(of) ?? 0];
      model.cart.delete(of);
    },
  }),
);

const undo: fc.Arbitrary<fc.AsyncCommand<Model, Real>> = fc.constant({
  check: ({ removed }: Readonly<Model>) => removed !== undefined,
  run: (model: Model, real: Real) => {
    const { removed: item } = real;
    const [of, units] = model.removed ?? ['', 0];
    if (item === undefined) throw new TypeError('A line was removed');
    return step(
      'undo',
      {
        act: ({ shop }) => shop.carts.restoreItem(item),
        isAllowed: () => sumOf(model, of, units) <= LINE_LIMIT,
        take: (now, cart) => {
          const places = cart.items.map(({ position = 0 }) => position);
          expect(places).toEqual(places.toSorted((one, other) => one - other));
          now.cart = cart;
          now.removed = undefined;
        },
        mirror: (now) => {
          now.cart.set(of, sumOf(now, of, units));
          now.removed = undefined;
        },
      },
      false,
    ).run(model, real);
  },
  toString: () => 'undo',
});

const save = sku.map((of) =>
  step(`save ${of} for later`, {
    act: (real) => real.shop.savedItems.save({ cart: cartOf(real), itemId: lineOf(real, of) }),
    isAllowed: ({ cart }) => cart.has(of),
    take: (real, { cart, saved }) => {
      real.cart = cart;
      real.saved = saved.items;
    },
    mirror: (model) => {
      model.saved.set(of, (model.saved.get(of) ?? 0) + (model.cart.get(of) ?? 0));
      model.cart.delete(of);
    },
  }),
);

const savedOf = ({ saved }: Real, of: string): SavedItem | undefined => saved.find((item) => item.sku === of);

const removeSaved = sku.map((of) =>
  step(
    `remove saved ${of}`,
    {
      act: (real) => {
        const item = savedOf(real, of);
        return Effect.map(real.shop.savedItems.remove(item?.id ?? ''), (page) => ({ page, item }));
      },
      isAllowed: ({ saved }) => saved.has(of),
      take: (real, { page, item }) => {
        real.saved = page.items;
        real.removedSaved = item;
      },
      mirror: (model) => {
        model.removedSaved = [of, model.saved.get(of) ?? 0];
        model.saved.delete(of);
      },
    },
    false,
  ),
);

const undoSaved: fc.Arbitrary<fc.AsyncCommand<Model, Real>> = fc.constant({
  check: ({ removedSaved }: Readonly<Model>) => removedSaved !== undefined,
  run: (model: Model, real: Real) => {
    const [of, units] = model.removedSaved ?? ['', 0];
    return step(
      'undo of saved',
      {
        act: ({ shop, removedSaved }) => shop.savedItems.restore(removedSaved?.id ?? ''),
        isAllowed: () => true,
        take: (now, { items }) => {
          const places = items.map(({ position = 0 }) => position);
          expect(places).toEqual(places.toSorted((one, other) => other - one));
          now.saved = items;
          now.removedSaved = undefined;
        },
        mirror: (now) => {
          now.saved.set(of, (now.saved.get(of) ?? 0) + units);
          now.removedSaved = undefined;
        },
      },
      false,
    ).run(model, real);
  },
  toString: () => 'undo of saved',
});

const deliver = fc.tuple(sku, fc.constantFrom('standard', 'sts'), fc.boolean()).map(([of, code, hasStore]) =>
  step(`deliver ${of} by ${code} ${hasStore ? 'at' : 'without'} a store`, {
    act: (real) =>
      real.shop.lineDelivery.change({
        cart: cartOf(real),
        itemId: lineOf(real, of),
        code,
        ...(hasStore ? { place: { id: 'store-1' } } : {}),
      }),
    isAllowed: ({ cart }) => cart.has(of) && code === 'standard',
    take: takeCart,
    mirror: () => undefined,
  }),
);

/** The cart is lost; the next write creates it again (CART-22). */
const lose = fc.constant(
  step('lose the cart', {
    act: ({ fakes }) => Effect.sync(fakes.carts.loseAll),
    isAllowed: () => true,
    take: () => undefined,
    mirror: () => undefined,
  }),
);

asyncSequenceLaw<Model, Real>(
  'CART-04 CART-07 CART-13 CART-22 CART-25 SFL-06 whatever is done to a cart, in any order: no unit is lost, no line exceeds its limit, and its totals add up',
  [add, set, remove, undo, save, removeSaved, undoSaved, deliver, lose],
  () => ({
    model: { cart: new Map(), saved: new Map(), removed: undefined, removedSaved: undefined },
    real: { ...buildStorefront(), cart: undefined, saved: [], removed: undefined, removedSaved: undefined },
  }),
);
