import { createPaymentProvider, type PaymentProvider } from '#adapters/backend/payments/app.ts';
import { openStore, type Store } from '#adapters/backend/payments/store.ts';

export const secret = 'test-secret';
/** The purpose of sessions. */
export const basket = 'basket-1';
export const shopOrigin = 'http://shop.test';

/** A clock that only a test moves. Milliseconds. */
export const makeClock = (start = Date.UTC(2030, 5, 15)) => {
  let time = start;
  return { now: () => time, advance: (milliseconds: number) => void (time += milliseconds) };
};

export type Answer = {
  readonly status: number;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The message that a page sends to the shop. */
export const messageOf = (page: string): Answer['body'] => {
  const [, message = 'null'] = /data-message="([^"]*)"/.exec(page) ?? [];
  const parsed: unknown = JSON.parse(message.replaceAll('&quot;', '"'));
  return isRecord(parsed) ? parsed : {};
};

/** A provider without sockets, and the calls that a shop makes to it. */
export const makeShop = ({
  clock = makeClock(),
  store = openStore(':memory:', clock.now),
}: {
  readonly clock?: Pick<ReturnType<typeof makeClock>, 'now' | 'advance'>;
  /** The store of a provider that has ended. */
  readonly store?: Store;
} = {}) => {
  const provider: PaymentProvider = createPaymentProvider(store, {
    secret,
    shopOrigins: () => [shopOrigin],
  });
  const call = async (
    method: string,
    path: string,
    {
      bearer = secret,
      body,
      headers = {},
      signal,
    }: { bearer?: string; body?: unknown; headers?: Record<string, string>; signal?: AbortSignal } = {},
  ): Promise<Answer> => {
    const response = await provider.fetch(
      new Request(`http://pay.test${path}`, {
        method,
        headers: { authorization: `Bearer ${bearer}`, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
    const text = await response.text();
    const parsed: unknown = response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : {};
    return { status: response.status, text, body: isRecord(parsed) ? parsed : {} };
  };
  const clientToken = async (): Promise<string> =>
    String((await call('POST', '/v1/sessions', { body: { reference: basket } })).body['clientToken']);
  const card = { number: '4242424242424242', expMonth: 12, expYear: 2031, code: '123', holderName: 'Ada Lovelace' };
  const tokenize = async (changes: Partial<typeof card> = {}, headers: Record<string, string> = {}): Promise<Answer> =>
    call('POST', '/v1/tokens', { bearer: await clientToken(), body: { ...card, ...changes }, headers });
  const tokenOf = async (number: string): Promise<string> => String((await tokenize({ number })).body['token']);
  const charge = (key: string, body: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer> =>
    call('POST', '/v1/charges', {
      body: { amount: 4599, currency: 'EUR', reference: 'order-1', sessionReference: basket, ...body },
      headers: { 'idempotency-key': key },
      ...(signal === undefined ? {} : { signal }),
    });
  const operate = (
    chargeId: unknown,
    path: 'captures' | 'releases' | 'refunds',
    { key, amount }: { readonly key: string; readonly amount?: number },
  ): Promise<Answer> =>
    call('POST', `/v1/charges/${String(chargeId)}/${path}`, { body: { amount }, headers: { 'idempotency-key': key } });
  const press = (challengeId: string, outcome: string, headers: Record<string, string> = {}): Promise<Response> =>
    provider.fetch(
      new Request(`http://pay.test/challenge/${challengeId}`, {
        method: 'POST',
        headers,
        body: new URLSearchParams({ outcome }),
      }),
    );
  return { provider, store, clock, call, clientToken, tokenize, tokenOf, charge, operate, press };
};
