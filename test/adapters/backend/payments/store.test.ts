import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as t from 'io-ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importEarlierFiles } from '#adapters/backend/payments/earlier-files.ts';
import { openStore, type Store } from '#adapters/backend/payments/store.ts';
import { basket, makeClock, makeShop, secret } from './provider-under-test.ts';

const entry = {
  at: '2030-06-15T00:00:00.000Z',
  type: 'authorize',
  chargeId: 'ch_1',
  reference: 'order-1',
  amount: 4599,
  currency: 'EUR',
  idempotencyKey: 'key-1',
} as const;

let folder = '';
const stores: Store[] = [];
const clock = makeClock();
const open = (): Store => {
  const store = openStore(join(folder, 'provider.sqlite'), clock.now);
  stores.push(store);
  return store;
};
const close = (): void => {
  for (const store of stores.splice(0)) store.close();
};
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'portico-store-'))));
afterEach(async () => {
  close();
  await rm(folder, { recursive: true });
});

/** The provider, started again on the file of the one before. */
const restarted = () => {
  close();
  return makeShop({ store: open(), clock });
};

describe('the store', () => {
  it('names the file that is damaged, and says what to do', async () => {
    const path = join(folder, 'provider.sqlite');
    await writeFile(path, 'damaged'.repeat(1000));
    expect(open).toThrow(
      `The database ${path} cannot be opened (file is not a database): make it writable, restore it from a backup, or remove it to begin with a new one.`,
    );
  });

  it('numbers every entry, dates it, and finds those of a charge', () => {
    const store = open();
    expect(store.entries()).toEqual([]);
    store.append(entry);
    store.append({ ...entry, chargeId: 'ch_2' });
    const { at: _, ...undated } = entry;
    store.append({ ...undated, type: 'release' });
    const dated = { ...entry, type: 'release', at: new Date(clock.now()).toISOString() };
    expect(store.entries()).toEqual([
      { seq: 1, ...entry },
      { seq: 2, ...entry, chargeId: 'ch_2' },
      { seq: 3, ...dated },
    ]);
    expect(store.entries('ch_1')).toEqual([
      { seq: 1, ...entry },
      { seq: 3, ...dated },
    ]);
  });

  it('keeps all changes of a transaction, or none if it fails', () => {
    const store = open();
    const names = store.records('name', t.string);
    const both = (name: string) => {
      names.put('one', name);
      store.append(entry);
    };
    expect(() =>
      store.transaction(() => {
        both('first');
        throw new Error('disk full');
      }),
    ).toThrow('disk full');
    expect([store.entries(), names.get('one')]).toEqual([[], undefined]);
    store.transaction(() => both('second'));
    expect([store.entries().length, names.get('one')]).toEqual([1, 'second']);
  });

  it('forgets records when their time has ended, and deletes them', async () => {
    const shop = makeShop({ store: open(), clock });
    const count = (): unknown => {
      const database = new DatabaseSync(join(folder, 'provider.sqlite'), { readOnly: true });
      const { found } = database.prepare('select count(*) as found from record').get() ?? {};
      database.close();
      return found;
    };
    for (let visit = 0; visit < 3; visit += 1) {
      await shop.tokenOf('4242424242424242');
      expect(count()).toBe(2);
      clock.advance(30 * 60_000);
    }
  });

  it('PAY-18: holds amounts, and nothing of a card but what is shown of it', async () => {
    const shop = makeShop({ store: open(), clock });
    const token = await shop.tokenOf('4242424242424242');
    await shop.charge('key-1', { token });
    await shop.call('POST', '/v1/payment-methods', {
      body: { token: await shop.tokenOf('5555555555554444'), sessionReference: basket, consumerReference: 'ada' },
      headers: { 'idempotency-key': 'store-1' },
    });
    expect(shop.store.entries().map((stored) => Object.keys(stored))).toEqual([
      ['seq', 'at', 'type', 'chargeId', 'amount', 'currency', 'reference', 'idempotencyKey', 'tender'],
    ]);
    for (const file of await readdir(folder)) {
      const content = await readFile(join(folder, file), 'latin1');
      for (const part of ['42424242', '55555555', 'Lovelace', secret]) expect(content, file).not.toContain(part);
    }
  });
});

describe('after a restart', () => {
  it('charges, released ones and challenges are known, and the same key gives the same bytes', async () => {
    const before = makeShop({ store: open(), clock });
    const tokens = {
      paid: 'tok_test_succeeds',
      undone: 'tok_test_succeeds',
      challenged: 'tok_test_challenge',
      open: 'tok_test_challenge',
      declined: 'tok_test_fraud',
    };
    const first = Object.fromEntries(
      await Promise.all(
        Object.entries(tokens).map(async ([key, token]) => [key, await before.charge(key, { token })] as const),
      ),
    );
    await before.operate(first['undone']?.body['chargeId'], 'releases', { key: 'release-1' });
    await before.press(String(first['challenged']?.body['challengeId']), 'completed');
    const read = ({ call }: Pick<typeof before, 'call'>) =>
      Promise.all(
        Object.keys(tokens).map(async (key) => (await call('GET', `/v1/charges?idempotencyKey=${key}`)).text),
      );
    const [entries, charges] = [before.store.entries(), await read(before)];

    const after = restarted();
    expect(after.store.entries()).toEqual(entries);
    expect(await read(after)).toEqual(charges);
    for (const [key, token] of Object.entries(tokens)) {
      expect((await after.charge(key, { token, amount: 1 })).body).toEqual({ error: 'idempotency_key_reused' });
      expect((await after.charge(key, { token })).text).toBe(first[key]?.text);
    }
    expect((await after.press(String(first['open']?.body['challengeId']), 'completed')).status).toBe(303);
    expect(after.store.entries()).toHaveLength(5);
  });

  it('a session is open, its card token is valid, and the first answer to an approval is final', async () => {
    const before = makeShop({ store: open(), clock });
    const [bearer, token] = [await before.clientToken(), await before.tokenOf('4242424242424242')];
    const asked = { reference: basket, method: 'wallet', amount: 5_001, currency: 'USD' };
    const clientToken = String((await before.call('POST', '/v1/sessions', { body: asked })).body['clientToken']);
    const answer = async ({ provider }: Pick<typeof before, 'provider'>, outcome: string) => {
      const init = { method: 'POST', headers: { accept: 'application/json' }, body: new URLSearchParams({ outcome }) };
      return (await provider.fetch(new Request(`http://pay.test/approve/${clientToken}`, init))).text();
    };
    const declined = await answer(before, 'decline');

    const after = restarted();
    expect((await after.call('POST', '/v1/tokens', { bearer, body: {} })).status).toBe(400);
    expect((await after.charge('key-1', { token })).body['status']).toBe('authorized');
    expect(await answer(after, 'approve')).toBe(declined);
  });
});

describe('files of earlier versions', () => {
  const file = (name = 'ledger.ndjson') => join(folder, name);
  const line = (seq: number, more: object = {}): string =>
    `${JSON.stringify({ seq, ...entry, fingerprint: 'f', ...more })}\n`;
  const imported = () => {
    close();
    const store = open();
    importEarlierFiles(folder, store);
    return makeShop({ store, clock });
  };
  const card = {
    brand: 'visa',
    last4: '4242',
    expMonth: 12,
    expYear: 2031,
    behavior: 'succeeds',
    cardFingerprint: 'f',
  };
  const method = { at: entry.at, paymentMethodId: 'pm_1', consumerReference: 'ada', fingerprint: 'f', card };

  it('are imported once: charges, operations, and keys, which are known with any request', async () => {
    const operation = { operationId: 'op_1', idempotencyKey: 'key-2', tender: 'card', fingerprint: 'f' };
    await writeFile(
      file(),
      line(1, { tender: 'card', tokenDigest: 'd' }) +
        line(2, { ...operation, type: 'capture', amount: 4000 }) +
        line(3, {
          ...operation,
          operationId: 'op_2',
          idempotencyKey: 'key-3',
          type: 'refund',
          refusalCode: 'card_refused',
        }),
    );
    for (let start = 0; start < 2; start += 1) {
      const shop = imported();
      expect((await shop.call('GET', '/v1/charges?reference=order-1')).body).toEqual({
        charges: [
          {
            chargeId: 'ch_1',
            status: 'authorized',
            amount: 4599,
            currency: 'EUR',
            reference: 'order-1',
            idempotencyKey: 'key-1',
            tender: 'card',
            captured: 4000,
            released: 0,
            refunded: 0,
            operations: [
              expect.objectContaining({ operationId: 'op_1', type: 'capture', status: 'succeeded' }),
              expect.objectContaining({ operationId: 'op_2', type: 'refund', refusalCode: 'card_refused' }),
            ],
          },
        ],
      });
      expect((await shop.charge('key-1', { token: 'tok_test_fraud', amount: 1 })).text).toBe(
        '{"chargeId":"ch_1","status":"authorized"}',
      );
      expect((await shop.operate('ch_1', 'captures', { key: 'key-2', amount: 4000 })).text).toBe(
        '{"operationId":"op_1","type":"capture","chargeId":"ch_1","amount":4000,"idempotencyKey":"key-2","status":"succeeded"}',
      );
      expect(shop.store.entries()).toHaveLength(3);
    }
    expect((await readdir(folder)).filter((name) => name.includes('ndjson'))).toEqual(['ledger.ndjson.imported']);
  });

  it('are not imported twice when the start ended before they were renamed', async () => {
    await writeFile(file(), line(1));
    imported();
    await writeFile(file(), line(1));
    expect(imported().store.entries()).toHaveLength(1);
    expect(await readdir(folder)).not.toContain('ledger.ndjson');
  });

  it('have the cards that consumers have stored and not deleted', async () => {
    await writeFile(
      file('payment-methods.ndjson'),
      [
        { seq: 1, ...method },
        { seq: 2, ...method, card: { ...card, expYear: 2033 } },
        { seq: 3, ...method, paymentMethodId: 'pm_2' },
        { seq: 4, ...method, paymentMethodId: 'pm_2', card: undefined },
      ]
        .map((change) => `${JSON.stringify(change)}\n`)
        .join(''),
    );
    const { call, charge } = imported();
    expect((await call('GET', '/v1/payment-methods?consumerReference=ada')).body).toEqual({
      paymentMethods: [
        { paymentMethodId: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2033, cardFingerprint: 'f' },
      ],
    });
    const asked = { paymentMethodId: 'pm_1', consumerReference: 'ada' };
    expect((await charge('key-1', asked)).body['status']).toBe('authorized');
  });

  it('PYT300 a card that is stored again has the fingerprint of the earlier version', async () => {
    const { call, tokenOf } = makeShop();
    const stored = await call('POST', '/v1/payment-methods', {
      body: { token: await tokenOf('4242424242424242'), sessionReference: basket, consumerReference: 'ada' },
      headers: { 'idempotency-key': 'store-1' },
    });
    expect(stored.body['cardFingerprint']).toBe('9219fa27022bc3eae5769c72ccbd59bd');
  });

  it('of the first release have charges that were captured at once, which are refunded or already voided', async () => {
    await writeFile(
      file(),
      line(1, { type: 'charge' }) +
        line(2, { type: 'charge', chargeId: 'ch_2', idempotencyKey: 'key-2' }) +
        line(3, { type: 'void', chargeId: 'ch_2', idempotencyKey: 'key-2' }),
    );
    const { call, charge, operate } = imported();
    const read = async (chargeId: string) => (await call('GET', `/v1/charges/${chargeId}`)).body;
    expect(await read('ch_1')).toMatchObject({ status: 'succeeded', captured: 4599, refunded: 0 });
    expect(await read('ch_2')).toMatchObject({ status: 'voided', captured: 4599, refunded: 4599 });
    expect((await charge('key-2', { token: 'tok_test_succeeds' })).body).toEqual({
      chargeId: 'ch_2',
      status: 'succeeded',
    });
    expect((await operate('ch_1', 'captures', { key: 'c1', amount: 1 })).body).toMatchObject({ status: 'refused' });
    expect((await operate('ch_1', 'refunds', { key: 'r1', amount: 599 })).body).toMatchObject({ status: 'succeeded' });
    expect(await read('ch_1')).toMatchObject({ status: 'succeeded', refunded: 599 });
    expect((await operate('ch_1', 'refunds', { key: 'r2' })).body).toMatchObject({ amount: 4000 });
    expect(await read('ch_1')).toMatchObject({ status: 'voided' });
    expect((await call('GET', '/v1/balances')).body).toEqual({ 'EUR card:payer': 0, 'EUR card:shop': 0 });
  });

  it('may end with an incomplete line, which was never confirmed', async () => {
    await writeFile(file(), line(1));
    await appendFile(file(), line(2, { chargeId: 'ch_torn' }).slice(0, -20));
    const { store } = imported();
    store.append({ ...entry, chargeId: 'ch_2' });
    expect(store.entries().map(({ seq, chargeId }) => [seq, chargeId])).toEqual([
      [1, 'ch_1'],
      [2, 'ch_2'],
    ]);
  });

  it.each([
    ['no JSON', 'garbage\n'],
    ['no entry', '{"seq":1}\n'],
    ['no UTF-8', Buffer.concat([Buffer.from(line(1).slice(0, -3)), Buffer.from([0xff]), Buffer.from('"}\n')])],
    ['an entry with a part of a minor unit', line(1, { amount: 1.5 })],
    ['an entry with an amount below zero', line(1, { amount: -1 })],
    ['a missing entry', line(2)],
  ])('stop the start when a complete line is %s, because money is not guessed', async (_what, damaged) => {
    await mkdir(folder, { recursive: true });
    await writeFile(file(), damaged);
    for (let start = 0; start < 2; start += 1)
      expect(imported).toThrow(`The payment ledger ${file()} is damaged at line 1.`);
    expect(stores[0]?.entries()).toEqual([]);
  });
});
