import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { readSettings, type Settings } from '#adapters/cli/settings.ts';

type Variables = Parameters<typeof readSettings>[0];

const settingsOf = (variables: Variables): Settings => {
  const read = readSettings(variables);
  if (E.isLeft(read)) throw new Error(read.left.sentence);
  return read.right;
};
const sentenceOf = (variables: Variables): string => {
  const read = readSettings(variables);
  return E.isLeft(read) ? read.left.sentence : 'fine';
};

const production = {
  PORTICO_ENV: 'production',
  DATABASE_URL: 'postgres://db/shop?sslmode=verify-full',
  PUBLIC_URL: 'https://shop.test',
  PAYMENT_URL: 'https://pay.test',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'NORDKAMM <orders@shop.test>',
  PAYMENT_SECRET: '3f1c5a0e9b7d2846a1f0c3e5b7d9481263fa5c0e9b7d28461f0ac3e5b7d94812',
};

describe('settings', () => {
  test('PORTICO_DEBUG must be 0 or 1', () => {
    expect(sentenceOf({ PORTICO_DEBUG: 'yes' })).toBe('PORTICO_DEBUG must be 0 or 1, but is "yes".');
    for (const PORTICO_DEBUG of ['', '0', '1']) expect(sentenceOf({ PORTICO_DEBUG })).toBe('fine');
  });

  test('without any, everything is local and no other setting is required', () => {
    expect(settingsOf({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      paymentPort: 3001,
      paymentSecret: 'demo-secret',
      dataFolder: resolve('.portico'),
      environment: 'demo',
      shopOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
      warmsUp: true,
    });
  });

  test('pictures are made in advance unless that is switched off, and not in tests', () => {
    expect([
      settingsOf({ PORTICO_WARM_UP: 'off' }).warmsUp,
      settingsOf({ PORTICO_ENV: 'test' }).warmsUp,
      settingsOf({ PORTICO_ENV: 'test', PORTICO_WARM_UP: 'on' }).warmsUp,
    ]).toEqual([false, false, true]);
  });

  test('an empty variable counts as missing', () => {
    expect(
      settingsOf({
        PORT: '',
        HOST: '',
        DATABASE_URL: '',
        PUBLIC_URL: '',
        PORTICO_ENV: '',
        PAYMENT_PORT: '',
        PORTICO_DATA: '',
        PORTICO_WARM_UP: '',
      }),
    ).toEqual(settingsOf({}));
  });

  test('the payment provider listens on the next port, and on a free one if the shop does', () => {
    expect(settingsOf({ PORT: '4000' }).paymentPort).toBe(4001);
    expect(settingsOf({ PORT: '0' }).paymentPort).toBe(0);
    expect(settingsOf({ PORT: '4000', PAYMENT_PORT: '5000' }).paymentPort).toBe(5000);
  });

  test('the last port has no next one, which is reported', () => {
    expect(sentenceOf({ PORT: '65535' })).toBe(
      'PAYMENT_PORT defaults to PORT + 1, and there is no port 65536: set PAYMENT_PORT, or choose a lower PORT.',
    );
    expect(settingsOf({ PORT: '65535', PAYMENT_URL: 'https://pay.test' }).port).toBe(65_535);
    expect(settingsOf({ PORT: '65535', PAYMENT_PORT: '0' }).port).toBe(65_535);
  });

  test('shop and payment provider have different ports', () => {
    expect(sentenceOf({ PORT: '3200', PAYMENT_PORT: '3200' })).toBe(
      'PORT and PAYMENT_PORT must be different ports, but both are 3200.',
    );
    expect(sentenceOf({ PAYMENT_PORT: '3000' })).toContain('both are 3000');
    expect(settingsOf({ PORT: '0', PAYMENT_PORT: '0' }).port).toBe(0);
    expect(settingsOf({ PORT: '3200', PAYMENT_PORT: '3200', PAYMENT_URL: 'https://pay.test' }).port).toBe(3200);
  });

  test('addresses lose a trailing slash', () => {
    expect(settingsOf({ COMMERCE_URL: 'http://service.test/', PUBLIC_URL: 'https://shop.test//' })).toMatchObject({
      commerceUrl: 'http://service.test',
      publicUrl: 'https://shop.test',
    });
  });
});

describe('an invalid value is reported in one sentence that names its variable', () => {
  test.each([
    ['PORT', 'abc'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['PORT', ' 1'],
    ['PORT', '0x10'],
    ['PAYMENT_PORT', 'x'],
    ['PAYMENT_PORT', '99999'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_URL', 'somewhere'],
    ['DATABASE_URL', 'http://db'],
    ['COMMERCE_URL', 'ftp://service'],
    ['COMMERCE_URL', 'service:3000'],
    ['PUBLIC_URL', 'shop.test'],
    ['PUBLIC_URL', 'https://shop.test/below'],
    ['PUBLIC_URL', 'https://shop.test?a=1'],
    ['PAYMENT_URL', 'pay'],
    ['PAYMENT_URL', 'javascript:alert(1)'],
    ['PORTICO_ENV', 'staging'],
    ['PORTICO_ENV', 'Production'],
    ['PORTICO_WARM_UP', 'yes'],
    ['TRUSTED_NETWORK', '1'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '10'],
    ['SHOWCASE_ORIGINS', 'cms.test'],
    ['SHOWCASE_ORIGINS', 'https://cms.test/below'],
    ['HOST', 'http://127.0.0.1'],
    ['HOST', 'two words'],
    ['HOST', '127.0.0.1:3000'],
    ['HOST', '::1::'],
  ])('%s=%s', (name, value) => {
    const sentence = sentenceOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .*"${value.replace(/[.?()]/g, '\\$&')}"\\.$`));
    expect(sentence).not.toContain('\n');
  });
});

test('TRUST_PROXY is a number of proxies; without it none is trusted', () => {
  expect([
    settingsOf({ TRUST_PROXY: '2' }).trustedProxies,
    settingsOf({ TRUST_PROXY: '0' }).trustedProxies,
    settingsOf({}).trustedProxies,
  ]).toEqual([2, 0, undefined]);
});

test('SHOW-08 SHOWCASE_ORIGINS are origins; without it no page frames the showcase', () => {
  expect([
    settingsOf({ SHOWCASE_ORIGINS: 'https://cms.test, http://127.0.0.1:4000/' }).showcaseOrigins,
    settingsOf({}).showcaseOrigins,
  ]).toEqual([['https://cms.test', 'http://127.0.0.1:4000'], undefined]);
});

describe('user name and password in an address', () => {
  const users = ['user:geheim@', 'geheim@', ':geheim@'];

  test.each(['PUBLIC_URL', 'PAYMENT_URL', 'COMMERCE_URL'])('%s with them is refused without printing them', (name) => {
    for (const user of users) {
      for (const base of [{}, production]) {
        const sentence = sentenceOf({ ...base, [name]: `https://${user}pay.example` });
        expect(sentence).toBe(`${name} must not contain a user name or a password.`);
      }
    }
  });

  test.each([
    ['DATABASE_URL', 'mysql://portico:geheim@db/shop'],
    ['DATABASE_URL', 'postgres://portico:geheim@db:port/shop'],
    ['DATABASE_URL', 'portico:geheim@db'],
    ['DATABASE_URL', 'postgres//portico:ge@heim/geheim@db'],
    ['DATABASE_URL', 'mysql://db/shop?user=portico&password=geheim'],
    ['DATABASE_URL', 'mysql://db/shop?sslpassword=geheim'],
    ['HOST', 'http://portico:geheim@127.0.0.1'],
    ['PUBLIC_URL', 'https://portico:geheim@shop.test/below'],
    ['PAYMENT_URL', 'ftp://portico:geheim@pay.test'],
    ['COMMERCE_URL', 'http://portico:geheim@[::1'],
  ])('%s=%s is refused without printing them', (name, value) => {
    const sentence = sentenceOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must .*\\.$`));
    expect(sentence).not.toMatch(/geheim|heim|portico:/);
  });

  test('DATABASE_URL may contain them', () => {
    expect(settingsOf({ DATABASE_URL: 'postgres://portico:geheim@db/shop' }).databaseUrl).toBe(
      'postgres://portico:geheim@db/shop',
    );
  });
});

describe('the mail server', () => {
  test.each([
    ['smtp://127.0.0.1:2525', 'orders@shop.test', { name: '', address: 'orders@shop.test' }, true],
    ['smtp://[::1]', ' Nord Kamm <orders@shop.test>', { name: 'Nord Kamm', address: 'orders@shop.test' }, true],
    ['smtps://shop:p%40ss@mail.test', '', { name: 'NORDKAMM', address: 'no-reply@nordkamm.example' }, false],
  ])('%s with the sender "%s"', (SMTP_URL, MAIL_FROM, from, allowsPlain) => {
    expect(settingsOf({ SMTP_URL, MAIL_FROM }).smtp).toEqual({ url: SMTP_URL, from, allowsPlain });
  });

  test('mails travel encrypted, unless the network is trusted', () => {
    const SMTP_URL = 'smtp://mail.test';
    expect(settingsOf({ SMTP_URL }).smtp?.allowsPlain).toBe(false);
    expect(settingsOf({ SMTP_URL, TRUSTED_NETWORK: 'on' }).smtp?.allowsPlain).toBe(true);
  });

  test.each([
    [['mail.test', 'https://mail.test', 'smtp:mail.test'], 'must be an address that starts with smtp:// or smtps://'],
    [
      ['smtp://', 'smtp://:25', 'smtp://user:geheim@', 'smtp://[]:25'],
      'must have a host, such as smtp://mail.example.com:587',
    ],
    [
      ['smtp://h:0', 'smtps://h:99999', 'smtp://h:', 'smtp://h:25x', 'smtp://h:65536'],
      'must have a port from 1 to 65535',
    ],
    [
      ['smtp://user@h', 'smtps://user:@h:465', 'smtp://:geheim@h', 'smtp://@h'],
      'must have both a user name and a password, or neither',
    ],
    [['smtp://h:25/path', 'smtp://h?x=1', 'smtp://h#x'], 'must end after host and port, without a path or a query'],
    [['smtp://a b', 'smtp://[::g]'], 'must have a valid host'],
    [
      [
        'smtp://user:p@geheim@h',
        'smtp://user:1/geheim@h',
        'smtp://user:#geheim@h',
        'smtp://u:50%geheim@h',
        'smtp://u:%FF@h',
      ],
      'must have percent-encoded special characters in user name and password, such as %40 for @',
    ],
  ])('SMTP_URL is refused with a sentence for its fault, and not repeated: %j', (urls, problem) => {
    for (const SMTP_URL of urls)
      expect([SMTP_URL, sentenceOf({ SMTP_URL })]).toEqual([SMTP_URL, `SMTP_URL ${problem}.`]);
  });

  test.each(['smtp://mail.test/', 'smtps://a%40b.example:p%3Aa:ss%25@mail.test:1', 'smtp://[::1]:65535'])(
    'SMTP_URL=%s is accepted',
    (SMTP_URL) => expect(sentenceOf({ SMTP_URL })).toBe('fine'),
  );

  test.each(['orders', 'a@b', 'Shop <orders@shop.test', 'Shop <orders@shop.test>\r\nBcc: x@y.zz', 'a@b.cc, d@e.ff'])(
    'MAIL_FROM=%s is refused',
    (MAIL_FROM) => {
      expect(sentenceOf({ MAIL_FROM })).toContain('MAIL_FROM must be an e-mail address');
    },
  );
});

describe('in production', () => {
  test('with COMMERCE_URL no mail server is required, because the other service sends the messages', () => {
    const { SMTP_URL: _url, MAIL_FROM: _from, ...others } = production;
    expect(settingsOf({ ...others, COMMERCE_URL: 'https://api.test' }).smtp).toBeUndefined();
  });

  test('every setting with a demo default is required', () => {
    expect(settingsOf(production).environment).toBe('production');
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'PAYMENT_URL', 'PAYMENT_SECRET', 'SMTP_URL', 'MAIL_FROM']) {
      expect(sentenceOf({ ...production, [name]: undefined })).toBe(
        `${name} is required when PORTICO_ENV is production.`,
      );
      expect(sentenceOf({ ...production, [name]: '' })).toContain(name);
    }
  });

  test('all missing variables are named at once', () => {
    expect(sentenceOf({ PORTICO_ENV: 'production' })).toBe(
      'DATABASE_URL, PUBLIC_URL, PAYMENT_URL, PAYMENT_SECRET, SMTP_URL and MAIL_FROM are required when PORTICO_ENV is production.',
    );
    expect(sentenceOf({ ...production, PUBLIC_URL: '', PAYMENT_SECRET: undefined })).toBe(
      'PUBLIC_URL and PAYMENT_SECRET are required when PORTICO_ENV is production.',
    );
  });

  test.each([
    'x',
    'demo-secret',
    'between-shop-and-provider',
    'a'.repeat(64),
    'abc123DE'.repeat(8),
    'aaaabbbbccccddddaaaabbbbccccdddde',
    '!@#$^&*()=+~'.repeat(3),
    'password-password-password-password',
    'Correct-horse_9! Correct-horse_9!',
    'k3Yz8Qw1Lm5T, k3Yz8Qw1Lm5T, k3Yz8Qw1Lm5T',
    'k3Yz8Qw1Lm5T.k3Yz8Qw1Lm5T-k3Yz8Qw1Lm5T.',
    'k3Yz-8Qw1-Lm5T-k3Yz-8Qw1-Lm5T-k3Yz-8Qw1-Lm5T',
  ])(
    'PAYMENT_SECRET=%s is refused: a secret has at least 32 bytes, 12 different characters, and is not one repeated part',
    (secret) => {
      expect(sentenceOf({ ...production, PAYMENT_SECRET: secret })).toMatch(
        /^PAYMENT_SECRET must be a random secret of at least 32 bytes .*\.$/,
      );
    },
  );

  test('a secret of random letters and digits in any common format is accepted', () => {
    for (const secret of [
      randomBytes(32).toString('hex'),
      randomBytes(24).toString('base64'),
      randomBytes(32).toString('base64url'),
      '5f0c8b1e-93d7-4a26-b8e4-7d1f6c20a95b',
    ])
      expect(settingsOf({ ...production, PAYMENT_SECRET: secret }).paymentSecret).toBe(secret);
    expect(settingsOf({ PAYMENT_SECRET: 'x' }).paymentSecret).toBe('x');
  });

  test('a secret with 12 different characters is accepted, with 11 it is refused', () => {
    const twelve = '0123456789ab98765432100123456789abba';
    expect(settingsOf({ ...production, PAYMENT_SECRET: twelve }).paymentSecret).toBe(twelve);
    expect(sentenceOf({ ...production, PAYMENT_SECRET: twelve.replaceAll('b', 'a') })).toContain('PAYMENT_SECRET');
  });

  test.each(['PUBLIC_URL', 'PAYMENT_URL'])('%s is encrypted, unless the network is declared trusted', (name) => {
    for (const url of ['http://shop.test', 'HTTP://shop.test']) {
      expect(sentenceOf({ ...production, [name]: url })).toMatch(
        new RegExp(`^${name} must start with https://.*TRUSTED_NETWORK.*\\.$`),
      );
      expect(sentenceOf({ ...production, [name]: url, TRUSTED_NETWORK: 'off' })).toContain(name);
      expect(settingsOf({ ...production, [name]: url, TRUSTED_NETWORK: 'on' }).environment).toBe('production');
    }
    expect(settingsOf({ [name]: 'http://shop.test' }).environment).toBe('demo');
  });

  test('the service behind the shop is reached by https, on this machine, or in a trusted network', () => {
    for (const url of ['http://10.1.2.3', 'http://169.254.169.254/', 'http://localhost.example'])
      expect(sentenceOf({ ...production, COMMERCE_URL: url })).toMatch(/^COMMERCE_URL must start with https:/);
    for (const url of ['https://service.test', 'http://127.0.0.1:4000', 'http://localhost:4000', 'http://[::1]:4000'])
      expect(settingsOf({ ...production, COMMERCE_URL: url }).commerceUrl).toContain('//');
    expect(settingsOf({ ...production, COMMERCE_URL: 'http://10.1.2.3', TRUSTED_NETWORK: 'on' }).environment).toBe(
      'production',
    );
  });

  test('a database on another machine is reached with a verified certificate, or in a trusted network', () => {
    const of = (DATABASE_URL: string, more: Variables = {}) => sentenceOf({ ...production, ...more, DATABASE_URL });
    for (const query of ['', '?sslmode=disable', '?sslmode=prefer', '?sslmode=no-verify', '?ssl=true']) {
      const url = `postgres://portico:secret@db.test${query}`;
      expect(of(url)).toMatch(/^DATABASE_URL must end with \?sslmode=verify-full .*TRUSTED_NETWORK.*\.$/);
      expect(of(url)).not.toContain('secret');
      expect(of(url, { TRUSTED_NETWORK: 'on' })).toBe('fine');
      expect(sentenceOf({ DATABASE_URL: url })).toBe('fine');
    }
    for (const host of ['127.0.0.1:5432', 'localhost', '[::1]:5432', ''])
      expect(of(`postgres://${host}/shop`)).toBe('fine');
    expect(of('postgres://db.test/shop?sslmode=verify-full')).toBe('fine');
  });

  test('card fields are not on the origin of the shop', () => {
    expect(sentenceOf({ ...production, PAYMENT_URL: 'https://SHOP.test/', PUBLIC_URL: 'https://shop.test' })).toMatch(
      /^PAYMENT_URL and PUBLIC_URL must differ/,
    );
  });
});
