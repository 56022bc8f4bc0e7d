import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStore, type KeyValueStore } from '#adapters/storage/key-value-store.ts';
import type { StoreEvent } from '#core/store-event.ts';
import { reloadWhenInvalid } from '#ui/kernel/reload-when-invalid.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page in a browser tab: pages that share a storage are loads of the same tab. */
const openPage = (storage: () => KeyValueStore) => {
  const listeners: ((event: StoreEvent) => void)[] = [];
  const reload = vi.fn();
  reloadWhenInvalid(
    (listen) => {
      listeners.push(listen);
      return () => undefined;
    },
    { storage, reload },
  );
  return { reload, say: (event: StoreEvent) => listeners.forEach((listen) => listen(event)) };
};

const invalid: StoreEvent = { _tag: 'CustomerInvalid', message: 'Your session has ended.' };

test('CART-23 CFG-03 ERR-05 the page reloads 4 s after AUT498, and not after 3999 ms', () => {
  const tab = memoryStore();
  const page = openPage(() => tab);
  page.say({ _tag: 'CartRecovered', lines: 1 });
  page.say(invalid);
  vi.advanceTimersByTime(3_999);
  expect(page.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('CART-24 two triggers within 10 s reload once, on one page and across its reload', () => {
  const tab = memoryStore();
  const page = openPage(() => tab);
  page.say(invalid);
  page.say(invalid);
  vi.advanceTimersByTime(4_000);
  expect(page.reload).toHaveBeenCalledTimes(1);
  const reloaded = openPage(() => tab);
  reloaded.say(invalid);
  vi.advanceTimersByTime(4_000);
  expect(reloaded.reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  reloaded.say(invalid);
  vi.advanceTimersByTime(4_000);
  expect(reloaded.reload).toHaveBeenCalledTimes(1);
});

test('CART-24 a browser that stores no marker is not reloaded, because nothing would end the reloads', () => {
  const page = openPage(() => {
    throw new Error('Storage is blocked');
  });
  page.say(invalid);
  vi.advanceTimersByTime(60_000);
  expect(page.reload).not.toHaveBeenCalled();
});
