import { describe, expect, test } from 'vitest';
import { hintedSessionRepository } from '#adapters/storage/hinted-session-repository.ts';
import { memoryStore, withMemoryFallback, type KeyValueStore } from '#adapters/storage/key-value-store.ts';
import { memorySessionRepository, noSessionRepository } from '#adapters/storage/memory-session-repository.ts';
import { makeShopperMemory } from '#adapters/storage/shopper-memory.ts';
import { makeCallIds } from '#adapters/storage/call-ids.ts';
import { idGenerator } from '#adapters/storage/id-generator.ts';
import { Session } from '#core/session/session.ts';
import { storedKeys } from '#core/session/stored-session.ts';
import { sessionRepositoryContract } from '#test/support/port-contracts/session-repository.contract.ts';
import { run } from '#test/support/run.ts';

const blocked: KeyValueStore = {
  getItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('no', 'QuotaExceededError');
  },
  removeItem: () => {
    throw new DOMException('no', 'SecurityError');
  },
};

sessionRepositoryContract('memory', () => memorySessionRepository());
sessionRepositoryContract('hints in storage', () => hintedSessionRepository(memoryStore()));
sessionRepositoryContract('hints where storage is blocked', () =>
  hintedSessionRepository(withMemoryFallback(() => blocked)),
);
sessionRepositoryContract('hints where storage cannot even be touched', () =>
  hintedSessionRepository(
    withMemoryFallback(() => {
      throw new DOMException('no', 'SecurityError');
    }),
  ),
);

const session: Session = {
  consumerId: 'c1',
  consumerType: 'GUEST',
  accessExpiry: '2026-01-05T12:30:00.000Z',
  refreshExpiry: '2026-01-06T12:00:00.000Z',
  refs: { basket: 'b1' },
  tokens: { access: 'secret-a', refresh: 'secret-r' },
};

const spied = () => {
  const texts = new Map<string, string>();
  const store: KeyValueStore = {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => {
      texts.set(key, value);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
  };
  return { texts, store };
};

describe('the browser’s session', () => {
  test('AUTH-12, AUTH-13 exactly the hints are written, and never a token or a cart', async () => {
    const { texts, store } = spied();
    const sessions = hintedSessionRepository(store);
    await run(sessions.write(session));
    expect(Object.fromEntries(texts)).toEqual({
      login: 'GUEST',
      accessExpiry: session.accessExpiry,
      refreshExpiry: session.refreshExpiry,
    });
    expect((await run(sessions.read))?.tokens).toBeUndefined();
  });

  test('AUTH-12 other stored values outlive the session', async () => {
    const { texts, store } = spied();
    store.setItem('mock', 'true');
    store.setItem('employee', '{}');
    const sessions = hintedSessionRepository(store);
    await run(sessions.write(session));
    expect([...texts.keys()].toSorted()).toEqual([...storedKeys].toSorted());
    await run(sessions.clear);
    expect([...texts.keys()]).toEqual(['mock', 'employee']);
  });

  test('AUTH-11 a sign-out or sign-in in another tab is noticed: the previous session is no longer used', async () => {
    const { store } = spied();
    const [one, other] = [hintedSessionRepository(store), hintedSessionRepository(store)];
    await run(one.write({ ...session, consumerType: 'REGISTERED' }));
    await run(other.clear);
    expect(await run(one.read)).toBeUndefined();
    await run(one.write({ ...session, consumerType: 'REGISTERED' }));
    await run(other.write({ ...session, consumerId: 'c2', refs: { basket: 'b2' } }));
    expect(await run(one.read)).toMatchObject({ consumerId: '', consumerType: 'GUEST' });
    expect((await run(other.read))?.refs.basket).toBe('b2');
  });

  test('after a reload the hints describe a session that must be renewed before use', async () => {
    const { store } = spied();
    await run(hintedSessionRepository(store).write(session));
    const found = await run(hintedSessionRepository(store).read);
    const now = Date.parse('2026-01-05T12:00:00.000Z');
    expect(found && [Session.isFresh(found, now), Session.isRenewable(found, now)]).toEqual([false, true]);
  });

  test.each([
    [],
    [['login', 'GUEST']],
    [
      ['login', 'GUEST'],
      ['accessExpiry', 'x'],
      ['refreshExpiry', 'never'],
    ],
  ] as const)('unreadable hints are not a session: %j %j %j', async (...texts) => {
    const store = memoryStore();
    for (const [key, value] of texts) store.setItem(key, value);
    expect(await run(hintedSessionRepository(store).read)).toBeUndefined();
  });
});

test("the server's store stores nothing", async () => {
  await run(noSessionRepository.write(session));
  expect(await run(noSessionRepository.read)).toBeUndefined();
});

test('device data survives in memory if storage is full', async () => {
  const memory = makeShopperMemory(withMemoryFallback(() => blocked));
  await run(memory.remember('checkout-address', 'robin@example.com'));
  expect(await run(memory.recall('checkout-address'))).toBe('robin@example.com');
  await run(memory.forget('checkout-address'));
  expect(await run(memory.recall('checkout-address'))).toBeUndefined();
});

test('a value that storage refused is not hidden by an older one', async () => {
  const { store } = spied();
  store.setItem('votes', 'old');
  const full = withMemoryFallback(() => ({ ...store, setItem: blocked.setItem }));
  full.setItem('votes', 'new');
  expect(full.getItem('votes')).toBe('new');
});

test('HTTP-05 the correlation changes with the page, the session id does not, and a new tab has another', async () => {
  let path = '/en-us';
  const storage = memoryStore();
  const ids = makeCallIds(idGenerator, { storage, path: () => path });
  const [home, again, tab] = [await run(ids.correlation), await run(ids.correlation), await run(ids.session)];
  path = '/en-us/cart';
  expect(again).toBe(home);
  expect(await run(ids.correlation)).not.toBe(home);
  expect(await run(ids.session)).toBe(tab);
  expect(await run(makeCallIds(idGenerator, { storage, path: () => path }).session)).toBe(tab);
  expect(await run(makeCallIds(idGenerator, { storage: memoryStore(), path: () => path }).session)).not.toBe(tab);
});

test('idGenerator returns version 4 UUIDs and keys of 128 bits in base64url, all different', async () => {
  const uuids = await Promise.all(Array.from({ length: 50 }, () => run(idGenerator.uuid)));
  const keys = await Promise.all(Array.from({ length: 50 }, () => run(idGenerator.key)));
  expect(
    uuids.every((uuid) => /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(uuid)),
  ).toBe(true);
  expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true);
  expect(new Set([...uuids, ...keys]).size).toBe(100);
});
