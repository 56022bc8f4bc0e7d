import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { makePaymentsClient } from '#adapters/backend/commerce/modules/payment/payments-client.ts';
import { createPaymentProvider, startPaymentProvider } from '#adapters/backend/payments/app.ts';
import { openStore } from '#adapters/backend/payments/store.ts';
import { freePort } from '#test/support/free-port.ts';

type Fetch = CommerceContext['fetch'];
type Provider = { readonly url: string; readonly fetch: Fetch; readonly close: () => Promise<void> };

const secret = 'secret-between-shop-and-provider';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const inProcess = async (): Promise<Provider> => {
  const provider = createPaymentProvider(openStore(':memory:'), { secret, shopOrigins: () => [] });
  return { url: 'http://payments.test', fetch: provider.fetch, close: async () => undefined };
};
const listening = async (): Promise<Provider> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-payments-client-'));
  const provider = await startPaymentProvider({
    host: '127.0.0.1',
    port: 0,
    storeFile: join(folder, 'provider.sqlite'),
    secret,
    shopOrigins: () => [],
  });
  const close = async () => {
    await provider.close();
    await rm(folder, { recursive: true });
  };
  return { url: provider.url, fetch, close };
};

/** A fault between service and provider. */
type Fault = (request: Request, pass: Fetch) => Promise<Response>;

const faults: Readonly<Record<string, { readonly act: Fault; readonly arrives: boolean }>> = {
  'no connection': { act: () => Promise.reject(new Error('The provider is away')), arrives: false },
  'a lost answer': {
    act: async (request, pass) => {
      await pass(request);
      throw new Error('The answer was lost');
    },
    arrives: true,
  },
  'an answer that is no JSON': {
    act: async (request, pass) => {
      await pass(request);
      return new Response('<html>done, I think', { status: 200 });
    },
    arrives: true,
  },
  'an answer of another shape': {
    act: async (request, pass) => {
      await pass(request);
      return Response.json({ status: 'succeeded' });
    },
    arrives: true,
  },
  'an internal error': { act: async () => Response.json({ error: 'internal' }, { status: 500 }), arrives: false },
};

describe.each([
  ['in process', inProcess],
  ['over a socket', listening],
] as const)('the client of the payment provider: %s', (_kind, open) => {
  let provider: Provider;
  let fault: Fault | undefined;
  let problems: string[] = [];
  beforeEach(async () => {
    provider = await open();
    fault = undefined;
    problems = [];
  });
  afterEach(() => provider.close());

  const client = (timeoutMs?: number) =>
    makePaymentsClient({
      payments: { url: provider.url, secret, ...(timeoutMs !== undefined && { timeoutMs }) },
      fetch: (request) => (fault === undefined ? provider.fetch(request) : fault(request, provider.fetch)),
      report: (problem, about) => void problems.push(`${String(problem)} ${String(about)}`),
    });
  const order = {
    key: 'order-1',
    amount: 1000,
    currency: 'USD',
    reference: '1001',
    token: 'tok_test_succeeds',
    sessionReference: 'cart-1',
  };
  const authorized = async (token = order.token): Promise<string> => {
    const state = await client().authorize({ ...order, token });
    if (state._tag !== 'Authorized') throw new TypeError(state._tag);
    return state.chargeId;
  };
  /** What can still be captured, found out by the refusal of one unit more. */
  const isHeld = async (chargeId: string, amount: number): Promise<boolean> =>
    (await client().capture({ chargeId, key: 'too-much', amount: amount + 1 }))._tag === 'Refused' &&
    (await client().capture({ chargeId, key: 'all', amount }))._tag === 'Done';

  test('authorizes, captures in parts, releases the rest, and refunds', async () => {
    const chargeId = await authorized();
    expect(await client().find('order-1')).toEqual({ _tag: 'Authorized', chargeId });
    expect(await client().capture({ chargeId, key: 'c1', amount: 600 })).toEqual({
      _tag: 'Done',
      operationId: expect.any(String),
      amount: 600,
    });
    expect(await client().release({ chargeId, key: 'l1' })).toMatchObject({ _tag: 'Done', amount: 400 });
    expect(await client().refund({ chargeId, key: 'r1', amount: 601 })).toEqual({
      _tag: 'Refused',
      reason: 'amount_too_large',
    });
    expect(await client().refund({ chargeId, key: 'r2', amount: 250 })).toMatchObject({ _tag: 'Done', amount: 250 });
    expect(await client().refund({ chargeId, key: 'r3' })).toMatchObject({ _tag: 'Done', amount: 350 });
    expect(problems).toEqual([]);
  });

  test('a response that does not come in time is unknown, also if the garbage is collected while it is awaited', async () => {
    let collecting: ReturnType<typeof setInterval> | undefined;
    fault = (request, pass) => {
      collecting ??= setInterval(collectGarbage, 5);
      return pass(request);
    };
    const charge = { ...order, token: 'tok_test_times_out' };
    expect(
      await client(200)
        .authorize(charge)
        .finally(() => clearInterval(collecting)),
    ).toEqual({ _tag: 'Unknown' });
    expect(problems).toEqual([expect.stringContaining('TimeoutError')]);
    fault = undefined;
    expect(await client().authorize(charge)).toMatchObject({ _tag: 'Authorized' });
  });

  test('an authorization that is released in full is voided', async () => {
    const chargeId = await authorized();
    expect(await client().release({ chargeId, key: 'l1' })).toMatchObject({ _tag: 'Done', amount: 1000 });
    expect(await client().find('order-1')).toEqual({ _tag: 'Voided' });
  });

  test.each([
    ['tok_test_insufficient_funds', { _tag: 'Declined', reason: 'insufficient_funds' }],
    ['tok_test_challenge', { _tag: 'ChallengeOpen', chargeId: expect.any(String), challengeId: expect.any(String) }],
    ['tok_forged', { _tag: 'Declined', reason: 'card_declined' }],
  ])('%s: a charge that holds nothing refuses operations', async (token, state) => {
    const charge = await client().authorize({ ...order, token });
    expect(charge).toEqual(state);
    const chargeId = 'chargeId' in charge ? charge.chargeId : 'ch_none';
    const given = 'chargeId' in charge ? { _tag: 'Refused', reason: 'not_authorized' } : { _tag: 'NotFound' };
    expect(await client().capture({ chargeId, key: 'c1', amount: 1 })).toEqual(given);
  });

  test('what the bank refuses is final for its key', async () => {
    const chargeId = await authorized('tok_test_capture_refused');
    const refused = { _tag: 'Refused', reason: 'card_refused' };
    expect(await client().capture({ chargeId, key: 'c1', amount: 1 })).toEqual(refused);
    expect(await client().capture({ chargeId, key: 'c1', amount: 1 })).toEqual(refused);
    expect(await client().capture({ chargeId, key: 'c1', amount: 2 })).toEqual({
      _tag: 'Refused',
      reason: 'idempotency_key_reused',
    });
    expect(await client().release({ chargeId, key: 'l1' })).toMatchObject({ _tag: 'Done', amount: 1000 });
  });

  test.each(['.', '..', '', 'ch_none', '../charges/x'])('no charge has the id %j', async (chargeId) => {
    for (const operation of ['capture', 'release', 'refund'] as const)
      expect(await client()[operation]({ chargeId, key: 'k', amount: 1 })).toEqual({ _tag: 'NotFound' });
  });

  describe.each(Object.entries(faults))('%s is not guessed', (_name, { act, arrives }) => {
    test('an authorization is unknown, and asked again by its key it holds the amount once', async () => {
      fault = act;
      expect(await client().authorize(order)).toEqual({ _tag: 'Unknown' });
      expect(await client().find(order.key)).toEqual({ _tag: 'Unknown' });
      expect(problems).not.toEqual([]);
      expect(problems.join()).not.toMatch(/order-1|tok_test/);
      fault = undefined;
      expect((await client().find(order.key))._tag).toBe(arrives ? 'Authorized' : 'NotFound');
      expect(await isHeld(await authorized(), 1000)).toBe(true);
    });

    test('a capture, a release and a refund are unknown, and asked again by their keys they happen once', async () => {
      const chargeId = await authorized();
      await client().capture({ chargeId, key: 'c1', amount: 400 });
      const requests = [
        ['capture', { chargeId, key: 'c2', amount: 100 }],
        ['release', { chargeId, key: 'l1', amount: 200 }],
        ['refund', { chargeId, key: 'r1', amount: 300 }],
      ] as const;
      for (const [operation, request] of requests) {
        fault = act;
        expect(await client()[operation](request)).toEqual({ _tag: 'Unknown' });
        fault = undefined;
        expect(await client()[operation](request)).toMatchObject({ _tag: 'Done', amount: request.amount });
      }
      expect(await client().refund({ chargeId, key: 'r2' })).toMatchObject({ _tag: 'Done', amount: 200 });
      expect(await isHeld(chargeId, 300)).toBe(true);
    });
  });

  describe('PAY-08: stored payment methods', () => {
    const stored = { key: 'method-1', token: 'tok_test_succeeds', sessionReference: 'ada', consumerReference: 'ada' };

    test('are stored without a charge, listed, changed, charged and deleted', async () => {
      const state = await client().storeMethod(stored);
      expect(state).toEqual({
        _tag: 'Stored',
        method: {
          paymentMethodId: expect.stringMatching(/^pm_/),
          brand: 'visa',
          last4: expect.any(String),
          expMonth: 12,
          expYear: 2039,
          cardFingerprint: expect.any(String),
        },
      });
      if (state._tag !== 'Stored') throw new TypeError(state._tag);
      const { paymentMethodId } = state.method;
      expect(await client().storeMethod(stored)).toEqual(state);
      expect(await client().listMethods('ada')).toEqual([state.method]);
      const owned = { paymentMethodId, consumerReference: 'ada' };
      expect(await client().setMethodExpiry({ ...owned, expMonth: 1, expYear: 2040 })).toEqual({
        _tag: 'Stored',
        method: { ...state.method, expMonth: 1, expYear: 2040 },
      });
      const { key, amount, currency, reference } = order;
      expect((await client().authorize({ key, amount, currency, reference, ...owned }))._tag).toBe('Authorized');
      expect(await client().deleteMethod(owned)).toBe(true);
      expect(await client().listMethods('ada')).toEqual([]);
      expect(await client().authorize({ key: 'order-2', amount, currency, reference, ...owned })).toEqual({
        _tag: 'Declined',
        reason: 'card_declined',
      });
      expect(problems).toEqual([]);
    });

    test('a refused card, an unknown token and the method of another consumer are distinguished', async () => {
      expect(await client().storeMethod({ ...stored, token: 'tok_test_fraud' })).toEqual({
        _tag: 'Declined',
        reason: 'fraud',
      });
      expect(await client().storeMethod({ ...stored, token: 'tok_forged' })).toEqual({ _tag: 'NotFound' });
      const state = await client().storeMethod(stored);
      if (state._tag !== 'Stored') throw new TypeError(state._tag);
      const foreign = { paymentMethodId: state.method.paymentMethodId, consumerReference: 'eve' };
      expect(await client().setMethodExpiry({ ...foreign, expMonth: 1, expYear: 2040 })).toEqual({ _tag: 'NotFound' });
      await client().deleteMethod(foreign);
      expect(await client().listMethods('ada')).toHaveLength(1);
      expect(problems).toEqual([]);
    });

    test.each(Object.entries(faults))('%s: nothing is guessed', async (_name, { act }) => {
      fault = act;
      expect(await client().storeMethod(stored)).toEqual({ _tag: 'Unknown' });
      expect(await client().listMethods('ada')).toBeUndefined();
      fault = undefined;
      expect((await client().storeMethod(stored))._tag).toBe('Stored');
      expect(await client().listMethods('ada')).toHaveLength(1);
    });
  });
});

test('an outage of the provider is reported in one line with PAYMENT_URL and the code of its cause, without its secrets', async () => {
  const reported: unknown[] = [];
  const port = await freePort();
  const payments = { url: `http://127.0.0.1:${port}/pay?key=geheim`, secret };
  const client = makePaymentsClient({ payments, fetch, report: (problem) => void reported.push(problem) });
  expect(await client.find('order-1')).toEqual({ _tag: 'Unknown' });
  expect(reported).toEqual([
    `The payment provider at http://127.0.0.1:${port} (PAYMENT_URL) does not answer (ECONNREFUSED)`,
  ]);
});
