import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { expect } from 'vitest';
import { addLine } from '#core/cart/add-line.ts';
import type { CartItem } from '#core/cart/cart-item.ts';
import { afterChange, cartMoves, type CartState } from '#core/cart/cart-state.ts';
import type { Cart } from '#core/cart/cart.ts';
import { changeDelivery } from '#core/cart/change-delivery.ts';
import { groupedLines } from '#core/cart/grouped-lines.ts';
import { mergeGuestCart } from '#core/cart/guest-merge.ts';
import { removeLine, setQuantity, undoRemoval } from '#core/cart/remove-line.ts';
import { checkTotals } from '#core/cart/totals.ts';
import { moveToCart, saveForLater, type CartWithSaved } from '#core/wishlist/saved-list.ts';
import { soundCart } from '#test/support/arbitraries/cart.ts';
import { sequenceLaw } from '#test/support/law.ts';

/** Four things to buy, with the most units of a line. */
const limits: ReadonlyMap<string, number> = new Map([['A', 10], ['B', 3], ['C', 1], ['D', 999_999]]);
const skus = [...limits.keys()];
const sku = fc.constantFrom(...skus);
const quantity = fc.integer({ min: -1, max: 12 });

/** Units by variant, and nothing else: what a cart with its saved list comes down to. */
type Model = { cart: Map<string, number>; saved: Map<string, number>; removed: readonly [sku: string, units: number] | undefined; state: CartState };
type Real = { list: CartWithSaved; removed: { readonly item: CartItem; readonly at: number } | undefined; state: CartState };

const empty = soundCart({ lines: [] });
const [sample] = soundCart({ lines: [{ current: 1999, quantity: 1 }] }).items;
if (sample === undefined) throw new TypeError('The sample has a line');
const lineOf = (of: string, units: number): CartItem => ({
  ...sample, id: `line-${of}`, sku: of, quantity: units, maxQuantity: limits.get(of) ?? 0, shipping: { ...sample.shipping, available: ['standard', 'pickup'] },
});
const limitOf = (of: string): number => limits.get(of) ?? 0;
const unitsBySku = (lines: readonly CartItem[]) => new Map(lines.map((line) => [line.sku, line.quantity]));

/** The cart priced by the model's units: it adds up only if the real lines hold the same. */
const priced = ({ cart }: Model, { list }: Real): Cart => {
  const items = list.cart.items;
  const sound = soundCart({ lines: items.map((line) => ({ current: 1999, quantity: cart.get(line.sku) ?? 0 })), promotions: [70_000], shipping: 700, tax: 88_750, giftCard: 1234 });
  return { ...sound, items: items.map((line, index) => ({ ...line, price: sound.items[index]?.price ?? line.price })) };
};

/** An expectation that costs next to nothing while it is met: twenty thousand steps are looked at. */
const same = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
};

const agree = (model: Model, real: Real): void => {
  const { cart, saved } = real.list;
  const { home, pickup } = groupedLines(cart.items);
  const found = {
    cart: unitsBySku(cart.items),
    saved: unitsBySku(saved),
    state: real.state,
    ids: new Set(cart.items.map(({ id }) => id)).size,
    grouped: home.length + pickup.length,
    aboveLimit: cart.items.filter((line) => line.quantity < 1 || line.quantity > limitOf(line.sku)),
    totals: checkTotals(priced(model, real), 'exclusive')._tag,
  };
  same(found, { cart: model.cart, saved: model.saved, state: model.state, ids: model.cart.size, grouped: model.cart.size, aboveLimit: [], totals: 'Right' });
};

const step = (text: string, run: (model: Model, real: Real) => void): fc.Command<Model, Real> => ({
  check: () => true,
  run: (model, real) => {
    run(model, real);
    agree(model, real);
  },
  toString: () => text,
});

/** What a change does to both states, once it was let through. */
const changed = (model: Model, real: Real): void => {
  real.state = afterChange(real.state);
  model.state = model.state === 'prepared' ? 'active' : model.state;
};

const add = fc.tuple(sku, quantity).map(([of, units]) =>
  step(`add ${units} of ${of}`, (model, real) => {
    const sum = (model.cart.get(of) ?? 0) + units;
    const added = addLine(real.list.cart, lineOf(of, units));
    same(E.isRight(added), units >= 1 && sum <= limitOf(of));
    if (E.isLeft(added)) return;
    real.list = { ...real.list, cart: added.right.state };
    model.cart.set(of, sum);
    changed(model, real);
  }));

const set = fc.tuple(sku, quantity).map(([of, units]) =>
  step(`set ${of} to ${units}`, (model, real) => {
    const result = setQuantity(real.list.cart, `line-${of}`, units);
    same(E.isRight(result), model.cart.has(of) && units >= 0 && units <= limitOf(of));
    if (E.isLeft(result)) return;
    real.list = { ...real.list, cart: result.right.state };
    if (units === 0) model.cart.delete(of);
    else model.cart.set(of, units);
    changed(model, real);
  }));

const remove = sku.map((of) =>
  step(`remove ${of}`, (model, real) => {
    const at = real.list.cart.items.findIndex(({ id }) => id === `line-${of}`);
    const result = removeLine(real.list.cart, `line-${of}`);
    same(E.isRight(result), model.cart.has(of));
    if (E.isLeft(result)) return;
    const [event] = result.right.events;
    real.removed = event === undefined ? undefined : { item: event.item, at };
    real.list = { ...real.list, cart: result.right.state };
    model.removed = [of, model.cart.get(of) ?? 0];
    model.cart.delete(of);
    changed(model, real);
  }));

const undo = fc.constant(
  step('undo', (model, real) => {
    if (real.removed === undefined || model.removed === undefined) return;
    const [of, units] = model.removed;
    const before = real.list.cart.items.length;
    const sum = (model.cart.get(of) ?? 0) + units;
    const result = undoRemoval(real.list.cart, real.removed);
    same(E.isRight(result), sum <= limitOf(of));
    if (E.isLeft(result)) return;
    if (!model.cart.has(of)) expect(result.right.state.items.findIndex(({ sku: one }) => one === of)).toBe(Math.min(real.removed.at, before));
    real.list = { ...real.list, cart: result.right.state };
    real.removed = undefined;
    model.cart.set(of, sum);
    model.removed = undefined;
    changed(model, real);
  }));

const save = sku.map((of) =>
  step(`save ${of} for later`, (model, real) => {
    const result = saveForLater(real.list, `line-${of}`);
    same(E.isRight(result), model.cart.has(of));
    if (E.isLeft(result)) return;
    real.list = result.right.state;
    model.saved.set(of, (model.saved.get(of) ?? 0) + (model.cart.get(of) ?? 0));
    model.cart.delete(of);
    changed(model, real);
  }));

const moveBack = sku.map((of) =>
  step(`move ${of} to the cart`, (model, real) => {
    const sum = (model.cart.get(of) ?? 0) + (model.saved.get(of) ?? 0);
    const result = moveToCart(real.list, `line-${of}`);
    same(E.isRight(result), model.saved.has(of) && sum <= limitOf(of));
    if (E.isLeft(result)) return;
    real.list = result.right.state;
    model.cart.set(of, sum);
    model.saved.delete(of);
    changed(model, real);
  }));

const deliver = fc.tuple(sku, fc.constantFrom('standard', 'pickup', 'sts'), fc.boolean()).map(([of, code, hasStore]) =>
  step(`deliver ${of} by ${code} ${hasStore ? 'at' : 'without'} a store`, (model, real) => {
    const result = changeDelivery(real.list.cart, `line-${of}`, { code, ...(hasStore ? { place: { id: 'store-1' } } : {}) });
    same(E.isRight(result), model.cart.has(of) && code !== 'sts' && (code === 'standard' || hasStore));
    if (E.isLeft(result)) return;
    real.list = { ...real.list, cart: result.right.state };
    changed(model, real);
  }));

const signIn = fc.dictionary(sku, fc.integer({ min: 1, max: 12 }), { maxKeys: 3 }).map((guest) =>
  step(`sign in with ${JSON.stringify(guest)}`, (model, real) => {
    const { lines, saved } = mergeGuestCart({ guest: Object.entries(guest).map(([of, units]) => lineOf(of, units)), member: real.list.cart.items }).state;
    const list = { cart: { ...real.list.cart, items: lines }, saved: real.list.saved };
    real.list = saved.reduce((kept, item) => ({ ...kept, saved: [...kept.saved.filter((other) => other.sku !== item.sku), { ...item, inStock: true, quantity: item.quantity + (kept.saved.find((other) => other.sku === item.sku)?.quantity ?? 0) }] }), list);
    for (const [of, units] of Object.entries(guest)) {
      const sum = (model.cart.get(of) ?? 0) + units;
      const over = Math.max(0, sum - limitOf(of));
      model.cart.set(of, sum - over);
      if (over > 0) model.saved.set(of, (model.saved.get(of) ?? 0) + over);
    }
    changed(model, real);
  }));

/** A move of the cart's state, which is made exactly when the table of CART-43 lists it. */
const move = fc.constantFrom<CartState>('active', 'prepared', 'invalid').map((to) =>
  step(`become ${to}`, (model, real) => {
    const listed = new Set(['active>prepared', 'active>invalid', 'prepared>invalid', 'prepared>active', 'invalid>active']).has(`${model.state}>${to}`);
    if (!listed) return void expect(() => cartMoves.move(real.state, to)).toThrow(RangeError);
    real.state = cartMoves.move(real.state, to);
    model.state = to;
  }));

sequenceLaw<Model, Real>(
  'CART-04 CART-07 CART-13 CART-25 CART-43 whatever is done to a cart, in any order: no unit is lost, no line exceeds its limit, and its totals add up',
  [add, set, remove, undo, save, moveBack, deliver, signIn, move],
  () => ({ model: { cart: new Map(), saved: new Map(), removed: undefined, state: 'active' }, real: { list: { cart: empty, saved: [] }, removed: undefined, state: 'active' } }),
);
