import type { StorageKey } from '#core/site/storage-key.ts';

/**
 * A store of short texts by key, such as a browser's local storage. All methods may throw: storage can be full, blocked
 * or missing.
 */
export type KeyValueStore = {
  readonly getItem: (key: StorageKey) => string | null;
  readonly setItem: (key: StorageKey, value: string) => void;
  readonly removeItem: (key: StorageKey) => void;
};

/** Makes a store in memory. */
export const memoryStore = (): KeyValueStore => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => {
      texts.set(key, value);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
};

/** Uses memory for each call that fails, so that with blocked storage the shop works until the page is closed. */
export const withMemoryFallback = (store: () => KeyValueStore): KeyValueStore => {
  const memory = memoryStore();
  const attempt = <Result>(act: (on: KeyValueStore) => Result): Result => {
    try {
      return act(store());
    } catch {
      return act(memory);
    }
  };
  return {
    getItem: (key) => memory.getItem(key) ?? attempt((on) => on.getItem(key)),
    setItem: (key, value) => attempt((on) => on.setItem(key, value)),
    removeItem: (key) => {
      memory.removeItem(key);
      attempt((on) => on.removeItem(key));
    },
  };
};
