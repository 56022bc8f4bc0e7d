import { expect, test } from 'vitest';
import { sites } from '#adapters/composition/sites.ts';
import { memoryStore, withMemoryFallback, type KeyValueStore } from '#adapters/storage/key-value-store.ts';
import { makeTabLastCart } from '#adapters/storage/last-cart.ts';
import { CART_TEXT_KEY } from '#core/cart/cart-text.ts';
import { soundCart } from '#core/testing/sound-cart.ts';
import { run } from '#test/support/run.ts';

const site = sites.find(({ locale }) => locale === 'en-us');
if (site === undefined) throw new RangeError('No site en-us');
const cart = soundCart({ lines: [{ current: 8000, quantity: 2 }] });

test('without a session nothing is stored in the tab, and the page still knows the cart', async () => {
  const storage = memoryStore();
  const last = makeTabLastCart({ site, storage, session: () => null });
  await run(last.write(cart));
  expect([storage.getItem(CART_TEXT_KEY), await run(last.read)]).toEqual([null, cart]);
});

test('if the storage is full, no older cart stays in it', async () => {
  const kept = memoryStore();
  const full: KeyValueStore = {
    ...kept,
    setItem: () => {
      throw new DOMException('no', 'QuotaExceededError');
    },
  };
  kept.setItem(CART_TEXT_KEY, 'older');
  await run(
    makeTabLastCart({ site, storage: withMemoryFallback(() => full), session: () => '2099-01-01T00:00:00.000Z' }).write(
      cart,
    ),
  );
  expect(kept.getItem(CART_TEXT_KEY)).toBeNull();
});
