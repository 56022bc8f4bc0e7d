import { cart } from '#adapters/contract/cart.ts';
import { startCart } from '#test/support/commerce/guest-checkout.ts';
import { freshKey } from '#test/support/commerce/shopper.ts';
import { takeVariant } from '#test/support/commerce/variants.ts';
import type { Harness } from '../harness/harness.ts';

/** I30: parallel adds on two processes all count, up to the limit of ten. */
export const addInParallel = async (harness: Harness): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 50);
  const shopper = await harness.shopper();
  const { id: basketId } = (await startCart(shopper, variant)).reply;
  const adds = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      harness
        .at(shopper, harness.services[index % 2 === 0 ? 0 : 1])
        .call(cart.addItem, { body: { basketId, items: [{ ...variant, qty: 1 }] } }),
    ),
  );
  const added = adds.filter(({ status }) => status === 200).length;
  const odd = adds
    .filter(({ status, errorId }) => status !== 200 && errorId !== 'INV408')
    .map(({ status, errorId }) => `an add was answered ${status} ${errorId}`);
  const { totalUnits } = (await shopper.call(cart.read, { params: { basketId } })).reply.totals;
  return [
    ...(added === 9 && totalUnits === 10 ? [] : [`${added} adds were accepted and made ${totalUnits} units`]),
    ...odd,
  ];
};

/** I12: one add sent many times at once under its key, on two processes, counts once; all responses have the same bytes. */
export const addUnderOneKey = async (harness: Harness): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 50);
  const shopper = await harness.shopper();
  const call = { body: { items: [{ ...variant, qty: 1 }] }, key: freshKey() };
  const adds = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]).call(cart.createWithItem, call),
    ),
  );
  const replayed = adds.filter(({ isReplayed }) => isReplayed).length;
  const texts = new Set(adds.map(({ status, text }) => `${status} ${text}`));
  const basketId = adds[0]?.reply.id ?? '';
  const { totalUnits } = (await shopper.call(cart.read, { params: { basketId } })).reply.totals;
  return [
    ...(totalUnits === 1 ? [] : [`one add sent 12 times made ${totalUnits} units`]),
    ...(texts.size === 1 && replayed === 11 ? [] : [`${texts.size} responses, ${replayed} of them replayed`]),
  ];
};

/** I31: of many absolute writes on one version exactly one succeeds, and the others receive the current cart. */
export const writeInParallel = async (harness: Harness): Promise<readonly string[]> => {
  const shopper = await harness.shopper();
  const { reply, etag } = await startCart(shopper, await takeVariant(harness.database, 50));
  const ask = { params: { basketId: reply.id }, query: { itemId: reply.items[0]?.id ?? '' }, ifMatch: etag };
  const writes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      harness
        .at(shopper, harness.services[index % 2 === 0 ? 0 : 1])
        .call(cart.updateItem, { ...ask, body: { qty: index + 2 } }),
    ),
  );
  const [done, stale] = [writes.filter(({ status }) => status === 200), writes.filter(({ status }) => status === 409)];
  const text = done[0]?.text;
  return [
    ...(done.length === 1 && stale.length === 7
      ? []
      : [`${done.length} writes were done and ${stale.length} were stale`]),
    ...(stale.every((answer) => answer.text === text) ? [] : ['a stale write was not given the cart as it is']),
  ];
};

/** I32: many tabs that create a cart at once share one, with all of their items. */
export const startInParallel = async (harness: Harness): Promise<readonly string[]> => {
  const variant = await takeVariant(harness.database, 50);
  const shopper = await harness.shopper();
  const carts = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      startCart(harness.at(shopper, harness.services[index % 2 === 0 ? 0 : 1]), variant),
    ),
  );
  const ids = new Set(carts.map(({ reply }) => reply.id));
  const [basketId = ''] = ids;
  const { totalUnits } = (await shopper.call(cart.read, { params: { basketId } })).reply.totals;
  return ids.size === 1 && totalUnits === 8 ? [] : [`${ids.size} carts, ${totalUnits} units in the first`];
};
