import { describe, expect, it } from 'vitest';
import { contrast, type Channels } from '#core/kernel/contrast.ts';
import { makeShop, messageOf, shopOrigin } from './provider-under-test.ts';

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors http://shop.test; require-trusted-types-for 'script'; trusted-types 'none'";

/** The channels of a color such as #fff or #22433b. */
const channelsOf = (hex: string): Channels => {
  const digits = hex.slice(1).length === 3 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return { red, green, blue };
};

const get = (shop: ReturnType<typeof makeShop>, path: string) =>
  shop.provider.fetch(new Request(`http://pay.test${path}`));
const openChallenge = async (body: Readonly<Record<string, unknown>> = {}) => {
  const shop = makeShop();
  const answer = await shop.charge('key-1', { token: 'tok_test_challenge', ...body });
  return { shop, challengeId: String(answer.body['challengeId']) };
};

describe('every response', () => {
  it('has a policy without unsafe sources, sets no cookie and is not cached', async () => {
    const { shop, challengeId } = await openChallenge();
    const answers = await Promise.all([
      ...[
        '/fields',
        '/fields?lang=fr',
        `/challenge/${challengeId}`,
        '/challenge/unknown',
        '/assets/card-rules.ts',
        '/health/live',
        '/v1/charges',
        '/nowhere',
      ].map((path) => get(shop, path)),
      shop.press(challengeId, 'completed'),
    ]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(policy);
      expect(headers.has('set-cookie')).toBe(false);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('names the origins of the shop, to which a page in a frame reports its height', async () => {
    const { shop, challengeId } = await openChallenge();
    for (const path of ['/fields', `/challenge/${challengeId}`])
      expect(await (await get(shop, path)).text()).toContain(`<body data-shop-origins="${shopOrigin}"`);
  });

  it('contains no inline code, so that the policy blocks none of ours', async () => {
    const { shop, challengeId } = await openChallenge();
    for (const path of ['/fields', `/challenge/${challengeId}`]) {
      const text = await (await get(shop, path)).text();
      expect(text).not.toMatch(/<style|style=|\son\w+=|<script(?![^>]*\ssrc=)/);
      const addresses = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, address]) => String(address));
      expect(addresses).toHaveLength(2);
      for (const address of addresses) expect((await get(shop, address)).status).toBe(200);
    }
  });

  it('scripts of the pages import only served scripts', async () => {
    const { provider } = makeShop();
    const found = ['/assets/card-fields.ts', '/assets/wallet.ts'];
    const statuses = new Map<string, number>();
    for (const path of found) {
      const answer = await provider.fetch(new Request(`http://pay.test${path}`));
      statuses.set(path, answer.status);
      for (const [, from = ''] of (await answer.text()).matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
        const next = from.startsWith('.') ? new URL(from, `http://pay.test${path}`).pathname : from;
        if (!found.includes(next)) found.push(next);
      }
    }
    expect(found.filter((path) => statuses.get(path) !== 200)).toEqual([]);
    expect(found).toContain('/assets/card-rules.ts');
  });

  it('their font is served, and allowed by the policy', async () => {
    const { provider } = makeShop();
    const css = await (await get(makeShop(), '/assets/payment-pages.css')).text();
    const path = /url\('([^']+)'\)/.exec(css)?.[1] ?? '';
    const font = await provider.fetch(new Request(`http://pay.test${path}`));
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(new TextDecoder().decode((await font.arrayBuffer()).slice(0, 4))).toBe('wOF2');
    expect(font.headers.get('content-security-policy')).toContain("font-src 'self'");
  });

  it('WCAG 1.4.11 edges and focus rings of fields, choices and buttons have a contrast of 3 to 1 in every state', async () => {
    const css = await (await get(makeShop(), '/assets/payment-pages.css')).text();
    const edges = [...css.matchAll(/(?:border|border-color|outline):[^;]*?(#[\da-f]{3,6});/g)].map(
      ([, hex = '']) => hex,
    );
    expect(edges.length).toBeGreaterThanOrEqual(7);
    // White, and the surface of the shop that shows through the frame.
    for (const surface of ['#fff', '#f7f4ee'])
      expect(edges.filter((edge) => contrast(channelsOf(edge), channelsOf(surface)) < 3)).toEqual([]);
  });

  it('only the files of the pages are served', async () => {
    const { provider } = makeShop();
    for (const path of ['tokens.ts', 'browser/tokens.ts', '../../../../package.json', '%2e%2e/%2e%2e/app.ts']) {
      expect((await provider.fetch(new Request(`http://pay.test/assets/${path}`))).status).toBe(404);
    }
  });
});

describe('GET /fields', () => {
  it.each([
    ['/fields', 'en', ['Card number', 'Expiry date', 'Security code', 'Name on card']],
    ['/fields?lang=fr', 'fr', ['Numéro de carte', 'Date d’expiration', 'Code de sécurité', 'Nom sur la carte']],
    ['/fields?lang=en-GB', 'en', ['Card number', 'Expiry date', 'Security code', 'Name on card']],
    ['/fields?lang=en-US', 'en-US', ['Card number', 'Expiration date', 'Security code', 'Name on card']],
    ['/fields?lang=de-DE', 'de', ['Kartennummer', 'Gültig bis', 'Prüfnummer', 'Name auf der Karte']],
    ['/fields?lang=nl', 'en', ['Card number', 'Expiry date', 'Security code', 'Name on card']],
  ])('%s labels its fields', async (path, language, labels) => {
    const text = await (await get(makeShop(), path)).text();
    expect(text).toContain(`<html lang="${language}">`);
    expect([...text.matchAll(/<label for="\w+">([^<]+)<\/label>/g)].map(([, label]) => label)).toEqual(labels);
    expect([...text.matchAll(/autocomplete="([^"]+)"/g)].map(([, value]) => value)).toEqual([
      'cc-number',
      'cc-exp',
      'cc-csc',
      'cc-name',
    ]);
    expect([...text.matchAll(/inputmode="numeric"/g)]).toHaveLength(3);
  });
});

describe('GET /fields for pasted values', () => {
  it('PAY-17 a security code with spaces between its digits fits its field', async () => {
    const text = await (await get(makeShop(), '/fields')).text();
    const length = Number(/name="code"[^>]*maxlength="(\d+)"/.exec(text)?.[1]);
    expect(length).toBeGreaterThanOrEqual(' 1 2 3 4 '.length);
  });
});

describe('CHK-18: GET /challenge/{id}', () => {
  it('shows merchant, amount and card, and asks for confirmation', async () => {
    const { shop, challengeId } = await openChallenge();
    const text = await (await get(shop, `/challenge/${challengeId}`)).text();
    for (const part of ['NORDKAMM', '€45.99', 'Card ending in 3220', '>Complete</button>', '>Fail</button>'])
      expect(text).toContain(part);
    expect(text).not.toContain('data-message');
    const french = await (await get(shop, `/challenge/${challengeId}?lang=fr`)).text();
    expect(french).toContain('>Confirmer</button>');
  });

  it.each(['completed', 'failed'])('after %s a refresh shows the result and offers no button', async (outcome) => {
    const { shop, challengeId } = await openChallenge();
    const pressed = await shop.press(challengeId, outcome);
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/challenge/${challengeId}?lang=en`]);
    const text = await (await get(shop, `/challenge/${challengeId}`)).text();
    expect(messageOf(text)).toEqual({ type: 'challenge', challengeId, outcome });
    expect(text).toContain(`data-shop-origins="${shopOrigin}"`);
    expect(text).not.toContain('<button');
  });

  it('leads back to the shop only', async () => {
    for (const [returnUrl, offered] of [
      [`${shopOrigin}/checkout`, true],
      ['http://evil.test/', false],
      ['javascript:alert(1)', false],
      [`${shopOrigin}.evil.test/`, false],
    ] as const) {
      const { shop, challengeId } = await openChallenge({ returnUrl });
      await shop.press(challengeId, 'completed');
      const text = await (await get(shop, `/challenge/${challengeId}`)).text();
      expect(text.includes(`href="${returnUrl}"`), returnUrl).toBe(offered);
    }
  });
});

describe('POST /challenge/{id}', () => {
  it.each([
    ['another origin', { Origin: 'http://evil.test' }],
    ['the shop, which only frames it', { Origin: shopOrigin }],
    ['an origin that is not shown', { Origin: 'null' }],
    ['no address', { Origin: 'pay.test' }],
    ['another site, by what the browser says', { Origin: 'http://pay.test', 'Sec-Fetch-Site': 'cross-site' }],
  ])('a form of %s is refused with 403, and the challenge stays open', async (_, headers) => {
    const { shop, challengeId } = await openChallenge();
    expect((await shop.press(challengeId, 'completed', headers)).status).toBe(403);
    expect(await (await get(shop, `/challenge/${challengeId}`)).text()).toContain('<button');
    expect(
      (await shop.press(challengeId, 'completed', { Origin: 'http://pay.test', 'Sec-Fetch-Site': 'same-origin' }))
        .status,
    ).toBe(303);
  });

  it('pages send their own origin with a form, and no other address', async () => {
    const { shop, challengeId } = await openChallenge();
    expect((await get(shop, `/challenge/${challengeId}`)).headers.get('Referrer-Policy')).toBe('same-origin');
  });

  it('reads no more than the body of a small form, whatever length the request declares', async () => {
    const { shop, challengeId } = await openChallenge();
    const part = new TextEncoder().encode('x'.repeat(16 * 1024));
    let parts = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        parts += 1;
        controller.enqueue(part);
      },
    });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };
    for (const body of [endless, 'x'.repeat(1025)]) {
      const answer = await shop.provider.fetch(
        new Request(`http://pay.test/challenge/${challengeId}`, { ...init, body, duplex: 'half' } as RequestInit),
      );
      expect(answer.status).toBe(413);
    }
    expect(parts).toBeLessThan(10);
    expect((await shop.press(challengeId, 'completed')).status).toBe(303);
  });
});
