import { appendFile, mkdtemp, open as openFile, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ledgerEntry, type Ledger } from '#adapters/backend/payments/ledger.ts';
import { makeMemoryLedger } from '#test/support/commerce/memory-ledger.ts';
import { openFileJournal } from '#adapters/backend/payments/node/file-journal.ts';
import { makeShop } from './provider-under-test.ts';

const entry = {
  at: '2030-06-15T00:00:00.000Z',
  type: 'authorize',
  chargeId: 'ch_1',
  reference: 'order-1',
  amount: 4599,
  currency: 'EUR',
  idempotencyKey: 'key-1',
  fingerprint: 'f',
} as const;

let folder = '';
const file = () => join(folder, 'payments', 'ledger.ndjson');
const open = () => openFileJournal(file(), ledgerEntry.is);
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'portico-ledger-'))));
afterEach(() => rm(folder, { recursive: true }));

describe('a ledger numbers every entry', () => {
  const kinds: readonly [string, () => Promise<Ledger>][] = [
    ['in memory', () => Promise.resolve(makeMemoryLedger())],
    ['in a file', open],
  ];
  it.each(kinds)('%s', async (_kind, make) => {
    const ledger = await make();
    expect(ledger.entries()).toEqual([]);
    await ledger.append(entry);
    await ledger.append({ ...entry, type: 'release' });
    expect(ledger.entries()).toEqual([
      { seq: 1, ...entry },
      { seq: 2, ...entry, type: 'release' },
    ]);
  });
});

describe('the ledger file', () => {
  it('holds one JSON object per line, with amounts and never with cards', async () => {
    const { charge, tokenOf } = makeShop({ ledger: await open() });
    await charge('key-1', { token: await tokenOf('4242424242424242') });
    const text = await readFile(file(), 'utf8');
    expect(text.endsWith('\n')).toBe(true);
    expect(Object.keys(JSON.parse(text))).toEqual([
      'seq',
      'at',
      'type',
      'chargeId',
      'amount',
      'currency',
      'reference',
      'idempotencyKey',
      'tender',
      'fingerprint',
      'tokenDigest',
    ]);
    expect(text).not.toContain('42424242');
  });

  it('is replayed at a start: charges, released ones and completed challenges are known again, and the same key gives the same bytes', async () => {
    const before = makeShop({ ledger: await open() });
    const tokens = {
      paid: 'tok_test_succeeds',
      undone: 'tok_test_succeeds',
      challenged: 'tok_test_challenge',
      declined: 'tok_test_fraud',
    };
    const first = Object.fromEntries(
      await Promise.all(
        Object.entries(tokens).map(async ([key, token]) => [key, await before.charge(key, { token })] as const),
      ),
    );
    await before.operate(first['undone']?.body['chargeId'], 'releases', { key: 'release-1' });
    await before.press(String(first['challenged']?.body['challengeId']), 'completed');

    const after = makeShop({ ledger: await open() });
    expect(after.ledger.entries()).toEqual(before.ledger.entries());
    for (const key of ['paid', 'undone', 'challenged']) {
      expect((await after.call('GET', `/v1/charges?idempotencyKey=${key}`)).text).toBe(
        (await before.call('GET', `/v1/charges?idempotencyKey=${key}`)).text,
      );
      expect((await after.charge(key, { token: 'tok_test_fraud' })).status).toBe(422);
    }
    for (const [key, token] of Object.entries(tokens))
      expect((await after.charge(key, { token })).text).toBe(first[key]?.text);
    expect(
      (await after.call('GET', `/v1/charges/${String(first['challenged']?.body['chargeId'])}`)).body,
    ).toMatchObject({ status: 'authorized' });
    expect(after.ledger.entries()).toHaveLength(4);
  });

  it('of the first release has charges that were captured at once, which are refunded or already voided', async () => {
    const ledger = await open();
    await ledger.append({ ...entry, type: 'charge' });
    await ledger.append({ ...entry, type: 'charge', chargeId: 'ch_2', idempotencyKey: 'key-2' });
    await ledger.append({ ...entry, type: 'void', chargeId: 'ch_2', idempotencyKey: 'key-2' });
    const { call, operate } = makeShop({ ledger });
    const read = async (chargeId: string) => (await call('GET', `/v1/charges/${chargeId}`)).body;
    expect(await read('ch_1')).toMatchObject({ status: 'succeeded', captured: 4599, refunded: 0 });
    expect(await read('ch_2')).toMatchObject({ status: 'voided', captured: 4599, refunded: 4599 });
    expect((await operate('ch_1', 'captures', { key: 'c1', amount: 1 })).body).toMatchObject({ status: 'refused' });
    expect((await operate('ch_1', 'refunds', { key: 'r1', amount: 599 })).body).toMatchObject({ status: 'succeeded' });
    expect(await read('ch_1')).toMatchObject({ status: 'succeeded', refunded: 599 });
    expect((await operate('ch_1', 'refunds', { key: 'r2' })).body).toMatchObject({ amount: 4000 });
    expect(await read('ch_1')).toMatchObject({ status: 'voided' });
    expect((await call('GET', '/v1/balances')).body).toEqual({ 'EUR card:payer': 0, 'EUR card:shop': 0 });
  });

  it('a torn last line was never confirmed: it is cut off and the next entry gets its number', async () => {
    await (await open()).append(entry);
    await appendFile(file(), JSON.stringify({ seq: 2, ...entry, chargeId: 'ch_torn' }).slice(0, -20));
    const ledger = await open();
    expect(ledger.entries()).toEqual([{ seq: 1, ...entry }]);
    await ledger.append({ ...entry, chargeId: 'ch_2' });
    expect((await open()).entries().map(({ seq, chargeId }) => [seq, chargeId])).toEqual([
      [1, 'ch_1'],
      [2, 'ch_2'],
    ]);
  });

  it('an entry counts when it is on disk; one that could not be written leaves no trace', async () => {
    const ledger = await open();
    const probe = await openFile(file());
    const disk: { sync: () => Promise<void> } = Object.getPrototypeOf(probe);
    await probe.close();
    const forced = vi.spyOn(disk, 'sync').mockRejectedValueOnce(new Error('disk full'));
    try {
      await expect(ledger.append(entry)).rejects.toThrow('disk full');
      expect([ledger.entries(), await readFile(file(), 'utf8')]).toEqual([[], '']);
      await ledger.append(entry);
      expect(forced).toHaveBeenCalledTimes(2);
    } finally {
      forced.mockRestore();
    }
    expect((await open()).entries()).toEqual([{ seq: 1, ...entry }]);
  });

  it.each([
    ['no JSON', 'garbage\n'],
    ['no entry', '{"seq":1}\n'],
    [
      'no UTF-8',
      Buffer.concat([
        Buffer.from(`${JSON.stringify({ seq: 1, ...entry }).slice(0, -2)}`),
        Buffer.from([0xff]),
        Buffer.from('"}\n'),
      ]),
    ],
    ['an entry with a part of a minor unit', `${JSON.stringify({ seq: 1, ...entry, amount: 1.5 })}\n`],
    ['an entry with an amount below zero', `${JSON.stringify({ seq: 1, ...entry, amount: -1 })}\n`],
    ['a missing entry', `${JSON.stringify({ seq: 2, ...entry })}\n`],
  ])('a complete line that is %s is refused, because money is not guessed', async (_what, line) => {
    await open();
    await writeFile(file(), line);
    await expect(openFileJournal(file(), ledgerEntry.is)).rejects.toThrow('damaged at line 1');
  });
});
