// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShop, shopOrigin } from './provider-under-test.ts';

type Said = { readonly message: Readonly<Record<string, unknown>>; readonly target: string };

/** The real clock, because the page reads the browser's. */
const shop = makeShop({ clock: { now: Date.now, advance: () => undefined } });
const said: Said[] = [];
const requests: string[] = [];
const parent = Object.assign(new EventTarget(), {
  postMessage: (message: Said['message'], target: string) => void said.push({ message, target }),
});
const original = { fetch: globalThis.fetch, parent: window.parent };
let outage = false;

const hear = (
  data: unknown,
  { origin = shopOrigin, source = parent }: { origin?: string; source?: EventTarget } = {},
) => window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
const onShopMessage = (message: Readonly<Record<string, unknown>>) => hear({ source: 'portico-shop', ...message });
const input = (id: string): HTMLInputElement => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement)) throw new Error(`no ${id}`);
  return found;
};
const type = (id: string, text: string): void => {
  input(id).value = '';
  for (const character of text) {
    input(id).value += character;
    input(id).setSelectionRange(input(id).value.length, input(id).value.length);
    input(id).dispatchEvent(new Event('input'));
  }
  input(id).dispatchEvent(new Event('change'));
};
const problem = (id: string) => document.getElementById(input(id).getAttribute('aria-describedby') ?? '')?.textContent;
/** The messages of the page in response to a request. */
const answer = async (requestId: string): Promise<Said['message']> => {
  onShopMessage({ type: 'tokenize', requestId });
  for (;;) {
    const found = said.find(({ message }) => message['requestId'] === requestId);
    if (found !== undefined) return found.message;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

beforeAll(async () => {
  const text = await (await shop.provider.fetch(new Request('http://pay.test/fields'))).text();
  const parsed = new DOMParser().parseFromString(text.slice(text.indexOf('<body')), 'text/html');
  document.documentElement.lang = 'en';
  document.body.replaceChildren(...parsed.body.children);
  document.body.dataset['shopOrigins'] = parsed.body.dataset['shopOrigins'] ?? '';
  Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true });
  globalThis.fetch = async (path, init) => {
    requests.push(String(init?.body));
    if (outage) throw new TypeError('no connection');
    const headers = new Headers(init?.headers);
    const made = await shop.call('POST', String(path), {
      bearer: (headers.get('authorization') ?? '').replace('Bearer ', ''),
      body: JSON.parse(String(init?.body)),
      headers: { 'accept-language': headers.get('accept-language') ?? '' },
    });
    return new Response(made.text, { status: made.status });
  };
  await import('#adapters/backend/payments/browser/card-fields.ts');
  onShopMessage({ type: 'init', clientToken: await shop.clientToken(), lang: 'en' });
});
afterAll(() => {
  globalThis.fetch = original.fetch;
  Object.defineProperty(window, 'parent', { value: original.parent, configurable: true, writable: true });
  document.body.replaceChildren();
});
beforeEach(() => {
  said.splice(1);
  requests.length = 0;
  outage = false;
  for (const [id, text] of [
    ['number', '4242424242424242'],
    ['expiry', '12/39'],
    ['code', '123'],
    ['holderName', 'Ada Lovelace'],
  ] as const)
    type(id, text);
});

describe('the page of the card fields', () => {
  it('reports that it is ready, to the shop only', () => {
    expect(said[0]).toEqual({ message: { source: 'portico-payments', type: 'ready' }, target: shopOrigin });
  });

  it('groups number and expiry while they are typed and shows the brand', () => {
    expect([input('number').value, input('expiry').value, document.getElementById('brand')?.textContent]).toEqual([
      '4242 4242 4242 4242',
      '12/39',
      'Visa',
    ]);
    type('number', '378282246310005');
    type('expiry', '1/39');
    expect([input('number').value, input('expiry').value, document.getElementById('brand')?.textContent]).toEqual([
      '3782 822463 10005',
      '01/39',
      'American Express',
    ]);
  });

  it('PAY-16 a date that the shop refuses is kept, marked and focused until it is corrected', () => {
    onShopMessage({ type: 'refuse', field: 'expiry' });
    const problem = () => document.getElementById('expiry-problem')?.textContent;
    expect([input('expiry').value, input('expiry').getAttribute('aria-invalid'), problem()]).toEqual([
      '12/39',
      'true',
      'Enter the month and year on your card. The date cannot be in the past.',
    ]);
    expect(document.activeElement).toBe(input('expiry'));
    type('expiry', '11/38');
    expect(problem()).toBe('');
  });

  it('PAY-17 the security code takes digits only, as number and expiry do, and at most four', () => {
    type('code', '1a2 x3');
    expect(input('code').value).toBe('123');
    type('code', '12345');
    expect(input('code').value).toBe('1234');
  });

  it('Enter in a field is reported to the shop, other keys are not', () => {
    for (const key of ['1', 'Tab', 'Enter'])
      input('holderName').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    expect(said.slice(1).map(({ message, target }) => [message, target])).toEqual([
      [{ source: 'portico-payments', type: 'enter' }, shopOrigin],
    ]);
  });

  it('keeps the caret after a digit typed in the middle', () => {
    const number = input('number');
    number.value = '42429 4242 4242';
    number.setSelectionRange(5, 5);
    number.dispatchEvent(new Event('input'));
    expect([number.value, number.selectionStart]).toEqual(['4242 9424 2424 2', 6]);
  });

  it('PAY-18: a valid card becomes a token, and its message holds no digits of the number but the last four', async () => {
    const message = await answer('valid');
    expect(message).toEqual({
      source: 'portico-payments',
      type: 'token',
      requestId: 'valid',
      token: {
        token: expect.any(String),
        brand: 'visa',
        last4: '4242',
        expMonth: 12,
        expYear: 2039,
        holderName: 'Ada Lovelace',
      },
    });
    expect(JSON.stringify(said)).not.toContain('42424');
    expect(input('number').value).toBe('4242 4242 4242 4242');
  });

  it('PAY-17: a refused card marks each invalid field, focuses the first one, and sends nothing', async () => {
    type('number', '4242424242424241');
    type('code', '12');
    const message = await answer('refused');
    expect(message).toMatchObject({
      type: 'invalid',
      fields: { number: expect.any(String), code: expect.any(String) },
    });
    expect(['number', 'expiry', 'code', 'holderName'].map((id) => input(id).getAttribute('aria-invalid'))).toEqual([
      'true',
      'false',
      'true',
      'false',
    ]);
    expect(problem('number')).toContain('Check the card number');
    expect(document.activeElement).toBe(input('number'));
    expect(requests).toEqual([]);
    input('number').value = '4242424242424242';
    input('number').dispatchEvent(new Event('input'));
    expect([input('number').getAttribute('aria-invalid'), problem('number')]).toEqual(['false', '']);
  });

  it('PAY-17 the first typing after a refusal is reported to the shop, without what is typed', async () => {
    const reported = () => said.splice(1).filter(({ message }) => message['type'] === 'typed');
    const report = { message: { source: 'portico-payments', type: 'typed' }, target: shopOrigin };
    reported();
    type('holderName', 'Ada');
    expect(reported()).toEqual([]);
    onShopMessage({ type: 'refuse', field: 'expiry' });
    type('expiry', '11/38');
    expect(reported()).toEqual([report]);
    type('code', '12');
    await answer('refused code');
    type('code', '123');
    expect(reported()).toEqual([report]);
  });

  it('PAY-17 an empty card number is reported as required, not as invalid', async () => {
    type('number', '');
    expect(await answer('empty')).toMatchObject({ type: 'invalid', fields: { number: 'Enter the card number.' } });
    expect(problem('number')).toBe('Enter the card number.');
    type('number', '4242424242424241');
    expect(problem('number')).toContain('Check the card number');
    type('number', '4242424242424242');
  });

  it('an unreachable provider is reported as a failure, and the typed card stays', async () => {
    outage = true;
    expect(await answer('outage')).toMatchObject({ type: 'failed' });
    expect(input('number').value).toBe('4242 4242 4242 4242');
  });

  it('an expired client token is a failure, not an error of the card', async () => {
    onShopMessage({ type: 'init', clientToken: 'expired', lang: 'en' });
    expect(await answer('expired')).toMatchObject({ type: 'failed' });
    onShopMessage({ type: 'init', clientToken: await shop.clientToken(), lang: 'en' });
    expect(await answer('renewed')).toMatchObject({ type: 'token' });
  });

  it('only messages of the embedding shop are accepted', async () => {
    const message = { source: 'portico-shop', type: 'tokenize', requestId: 'evil' };
    hear(message, { origin: 'http://evil.test' });
    hear(message, { source: window });
    hear({ ...message, source: 'elsewhere' });
    await answer('mine');
    expect(said.filter(({ message: { requestId } }) => requestId === 'evil')).toEqual([]);
    expect(requests).toHaveLength(1);
  });
});
