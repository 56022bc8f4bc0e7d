import { afterEach, expect, test, vi } from 'vitest';
import { DEVICE_HEADER } from '#adapters/contract/device-header.ts';
import { TokenWire } from '#adapters/contract/session.ts';
import { decoded } from '#test/support/decoded.ts';
import {
  cookieFrom,
  errorIdOf,
  grantOf,
  openGateway,
  secureOrigin,
  sessionIn,
  setCookieOf,
  type Gateway,
} from './gateway-fixture.ts';

const TOKEN = 'token/v2/auth/token';
const SIGN_IN = 'consumers-v3/auth/signin';
const SIGN_OUT = 'consumers-v3/consumer/auth/signout';
const CART = 'cart/v1/cart';

const memberGrant = {
  ...grantOf(9, 1_800_000),
  consumerId: 'member-1',
  consumerType: 'REGISTERED',
  basketId: 'basket-9',
  addedUnits: 2,
  savedUnits: 1,
};
const asked = { grantType: 'authorization_code', code: 'code', codeVerifier: 'verifier' };
const grants = (lab: Gateway) => lab.requests.filter(({ url }) => url.endsWith(`/${TOKEN}`));

/** A guest's session, and a service that answers the next grants with a member's. */
const guestThenMember = async () => {
  const lab = openGateway();
  const cookie = await cookieFrom(lab);
  lab.answer(`POST /${TOKEN}`, () => Response.json(memberGrant));
  return { lab, cookie };
};
const enter = (lab: Gateway, cookie?: string, body: object = asked) => lab.call('POST', TOKEN, { body, cookie });
const newCookie = (response: Response): string => setCookieOf(response).split(';')[0] ?? '';

afterEach(() => void vi.useRealTimers());

test('AUTH-13 signing in keeps the tokens on the server: the browser gets the kind of shopper and the cart', async () => {
  const { lab, cookie } = await guestThenMember();
  const response = await enter(lab, cookie);
  const reported = await response.text();
  expect(reported).not.toContain('SECRET');
  expect(JSON.parse(reported)).toMatchObject({
    consumerType: 'REGISTERED',
    basketId: 'basket-9',
    addedUnits: 2,
    savedUnits: 1,
  });
  expect(await sessionIn(lab.records, newCookie(response))).toMatchObject({
    consumerId: 'member-1',
    tokens: { access: 'SECRET-access-9', refresh: 'SECRET-refresh-9' },
  });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
});

test('A2 I38 signing in gives the session a new id, and the previous one is invalid', async () => {
  const { lab, cookie } = await guestThenMember();
  const response = await enter(lab, cookie);
  expect(newCookie(response)).toMatch(/^portico=[\w-]{43}$/);
  expect(newCookie(response)).not.toBe(cookie);
  expect(setCookieOf(response)).toContain('HttpOnly; SameSite=Lax');
  expect((await lab.call('GET', `${CART}/basket-9`, { cookie })).status).toBe(401);
});

test('A5 a sign-in makes the browser a known device: its cookie stays after the session, and only its own secret goes to the service', async () => {
  const { lab, cookie } = await guestThenMember();
  const signIn = (cookies: string) =>
    lab.call('POST', SIGN_IN, { cookie: cookies, headers: { [DEVICE_HEADER]: 'x'.repeat(43) } });
  const sentDevice = () => lab.requests.at(-1)?.headers.get(DEVICE_HEADER);
  await signIn(cookie);
  expect(sentDevice()).toBeNull();
  const entered = await enter(lab, cookie);
  const [, stored = ''] = entered.headers.getSetCookie();
  expect(stored).toMatch(/^portico-device=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
  const [device = ''] = stored.split(';');
  const secret = device.slice(device.indexOf('=') + 1);
  expect(sentDevice()).toBe(secret);
  await signIn(`${cookie}; ${device}`);
  expect(sentDevice()).toBe(secret);
  const [, again] = (await enter(lab, `${cookie}; ${device}`)).headers.getSetCookie();
  expect([again, sentDevice()]).toEqual([stored, secret]);
  await lab.call('GET', `${CART}/basket-9`, { cookie: `${newCookie(entered)}; ${device}` });
  expect(sentDevice()).toBeNull();
});

test('I29 the exchange sends the ids of the session, and none that the browser sends', async () => {
  const { lab, cookie } = await guestThenMember();
  await enter(lab, cookie, {
    ...asked,
    basketId: 'basket-of-another',
    refreshToken: 'token-of-another',
    favoriteId: 'list-of-another',
  });
  expect(await grants(lab).at(-1)?.json()).toEqual({ ...asked, refreshToken: 'SECRET-refresh-1' });
});

test('AUTH-32 the cart and lists of a member on another site arrive with a renewal there, once', async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  const basketOn = async (siteId: string): Promise<unknown> => {
    const body = { grantType: 'refresh_token' };
    const reply = await lab.call('POST', TOKEN, { body, cookie: member, headers: { siteId } });
    return decoded(TokenWire, await reply.json()).basketId;
  };
  lab.answer(`POST /${TOKEN}`, () => Response.json({ ...memberGrant, basketId: 'basket-ca' }));
  const before = grants(lab).length;
  const baskets = [await basketOn('nordkamm-ca'), await basketOn('nordkamm-us'), await basketOn('nordkamm-ca')];
  expect([baskets, grants(lab).length - before]).toEqual([['basket-ca', 'basket-9', 'basket-ca'], 1]);
});

test('without a previous session there is no guest to merge', async () => {
  const { lab } = await guestThenMember();
  const response = await enter(lab);
  expect([response.status, await grants(lab).at(-1)?.json()]).toEqual([200, asked]);
});

test("AUTH-05 a refused exchange is returned unchanged, once, and the guest's session stays", async () => {
  const { lab, cookie } = await guestThenMember();
  const before = grants(lab).length;
  lab.answer(`POST /${TOKEN}`, () => Response.json({ errorDetails: [{ errorId: 'AUT409' }] }, { status: 409 }));
  const response = await enter(lab, cookie);
  expect([response.status, await errorIdOf(response), setCookieOf(response), grants(lab).length - before]).toEqual([
    409,
    'AUT409',
    '',
    1,
  ]);
  expect(await sessionIn(lab.records, cookie)).toMatchObject({ consumerId: 'guest-1' });
});

test.each([
  ['does it', () => new Response(null, { status: 204 }), 204],
  ['fails', () => Response.json({ errorDetails: [{ errorId: 'GEN500' }] }, { status: 500 }), 500],
  ['is away', () => Promise.reject(new TypeError('fetch failed')), 503],
] as const)(
  'API-003 AUTH-11 signing out ends session and cookie, also if the service %s',
  async (_, answer, status) => {
    const { lab, cookie } = await guestThenMember();
    const member = newCookie(await enter(lab, cookie));
    lab.answer(`POST /${SIGN_OUT}`, answer);
    const response = await lab.call('POST', SIGN_OUT, { cookie: member });
    expect([response.status, setCookieOf(response)]).toEqual([
      status,
      'portico=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    ]);
    expect(lab.requests.at(-1)?.headers.get('Authorization')).toBe('Bearer SECRET-access-9');
    expect(await sessionIn(lab.records, member)).toBeUndefined();
    expect((await lab.call('GET', `${CART}/basket-9`, { cookie: member })).status).toBe(401);
  },
);

test('AUTH-11 signing out ends session and cookie after 5 s if the service does not respond', async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  lab.answer(`POST /${SIGN_OUT}`, () => new Promise(() => undefined));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const answered = lab.call('POST', SIGN_OUT, { cookie: member });
  await vi.waitUntil(() => lab.requests.at(-1)?.url.endsWith(SIGN_OUT));
  await vi.advanceTimersByTimeAsync(5000);
  const response = await answered;
  expect([response.status, await errorIdOf(response), setCookieOf(response)]).toEqual([
    503,
    'GEN500',
    'portico=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ]);
  expect(await sessionIn(lab.records, member)).toBeUndefined();
});

test("AUTH-11 a browser that requests a guest session with the cookie of a member, because its sign-out never arrived, gets a new one, and the member's ends", async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  lab.answer(`POST /${TOKEN}`, () => Response.json(grantOf(10, 1_800_000)));
  const response = await lab.call('POST', TOKEN, { body: { grantType: 'guest' }, cookie: member });
  expect(await response.json()).toMatchObject({ consumerType: 'GUEST' });
  expect(newCookie(response)).not.toBe(member);
  expect(await sessionIn(lab.records, member)).toBeUndefined();
});

test('a browser that renews with the cookie of a member stays a member', async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  const response = await lab.call('POST', TOKEN, { body: { grantType: 'refresh_token' }, cookie: member });
  expect([await response.json(), newCookie(response)]).toMatchObject([{ consumerType: 'REGISTERED' }, member]);
});

test('API-003 signing out twice has the effect of once: the cookie is ended again', async () => {
  const lab = openGateway({ origin: secureOrigin });
  const response = await lab.call('POST', SIGN_OUT);
  expect([response.status, setCookieOf(response)]).toEqual([
    401,
    '__Host-portico=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure',
  ]);
});

test('AUTH-10 the guest after a sign-out has a session with another id', async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  await lab.call('POST', SIGN_OUT, { cookie: member });
  const next = newCookie(await lab.call('POST', TOKEN, { body: { grantType: 'guest' }, cookie: member }));
  expect([next === member, next === cookie]).toEqual([false, false]);
});

test('AUTH-27 a token that the service refuses is renewed, and the call repeated once with the same body', async () => {
  const lab = openGateway();
  const cookie = await cookieFrom(lab);
  const answers = [
    Response.json({ errorDetails: [{ errorId: 'AUT498' }] }, { status: 401 }),
    Response.json({ id: 'basket-1' }),
  ];
  lab.answer('POST /cart/v1/item', () => answers.shift() ?? new Response(null, { status: 599 }));
  const response = await lab.call('POST', 'cart/v1/item', { cookie, body: { basketId: 'basket-1', items: [] } });
  const calls = lab.requests.filter(({ url }) => url.endsWith('/item'));
  expect([response.status, lab.grants(), calls.map(({ headers }) => headers.get('Authorization'))]).toEqual([
    200,
    2,
    ['Bearer SECRET-access-1', 'Bearer SECRET-access-2'],
  ]);
  expect(await calls[1]?.json()).toEqual({ basketId: 'basket-1', items: [] });
});

test('AUTH-27 a call of a member whose session has ended is refused and not repeated as a guest; a renewal is refused too, until a guest session is requested', async () => {
  const { lab, cookie } = await guestThenMember();
  const member = newCookie(await enter(lab, cookie));
  const refusalOf = (errorId: string) => () => Response.json({ errorDetails: [{ errorId }] }, { status: 401 });
  lab.answer('PUT /consumers-v3/consumer/profile', refusalOf('AUT498'));
  lab.answer('POST /token/v2/auth/token', refusalOf('AUT441'));
  const call = () => lab.call('PUT', 'consumers-v3/consumer/profile', { cookie: member });
  const renewal = () => lab.call('POST', TOKEN, { body: { grantType: 'refresh_token' }, cookie: member });
  for (const ask of [call, call, renewal]) {
    const response = await ask();
    expect([response.status, await errorIdOf(response)]).toEqual([401, 'AUT441']);
  }
  expect(lab.requests.filter(({ url }) => url.endsWith('/profile')).length).toBe(1);
  expect(await sessionIn(lab.records, member)).toBeUndefined();
});

test('AUTH-27 a browser that requests a guest session while its record is of a member whose session has ended gets one', async () => {
  const { lab, cookie } = await guestThenMember();
  lab.answer(`POST /${TOKEN}`, () => Response.json({ ...memberGrant, accessExpiry: new Date(0).toISOString() }));
  const member = newCookie(await enter(lab, cookie));
  const answers = [
    Response.json({ errorDetails: [{ errorId: 'AUT441' }] }, { status: 401 }),
    Response.json(grantOf(10, 1_800_000)),
  ];
  lab.answer(`POST /${TOKEN}`, () => answers.shift() ?? new Response(null, { status: 599 }));
  const response = await lab.call('POST', TOKEN, { body: { grantType: 'guest' }, cookie: member });
  expect(await response.json()).toMatchObject({ consumerType: 'GUEST' });
  expect([newCookie(response) === member, await sessionIn(lab.records, member)]).toEqual([false, undefined]);
});

test('AUTH-27 a second 401 is returned, and not retried', async () => {
  const lab = openGateway();
  const cookie = await cookieFrom(lab);
  lab.answer('GET /cart/v1/cart/basket-1', () =>
    Response.json({ errorDetails: [{ errorId: 'AUT498' }] }, { status: 401 }),
  );
  expect((await lab.call('GET', `${CART}/basket-1`, { cookie })).status).toBe(401);
  expect([lab.requests.filter(({ url }) => url.endsWith('/basket-1')).length, lab.grants()]).toEqual([2, 2]);
});
