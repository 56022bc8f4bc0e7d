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

const production = { PORTICO_ENV: 'production', DATABASE_URL: 'postgres://db/shop', PUBLIC_URL: 'https://shop.test', PAYMENT_URL: 'https://pay.test', PAYMENT_SECRET: '3f1c5a0e9b7d2846a1f0c3e5b7d9481263fa5c0e9b7d28461f0ac3e5b7d94812' };

describe('settings', () => {
  test('without any, all is local and nothing else is needed', () => {
    expect(settingsOf({})).toEqual({ host: '127.0.0.1', port: 3000, paymentPort: 3001, paymentSecret: 'demo-secret', dataFolder: resolve('.portico'), environment: 'demo', warmsUp: true });
  });

  test('pictures are made ahead unless that is switched off, and not in tests', () => {
    expect([settingsOf({ PORTICO_WARM_UP: 'off' }).warmsUp, settingsOf({ PORTICO_ENV: 'test' }).warmsUp, settingsOf({ PORTICO_ENV: 'test', PORTICO_WARM_UP: 'on' }).warmsUp]).toEqual([false, false, true]);
  });

  test('an empty variable is one that is not there', () => {
    expect(settingsOf({ PORT: '', HOST: '', DATABASE_URL: '', PUBLIC_URL: '', PORTICO_ENV: '', PAYMENT_PORT: '', PORTICO_DATA: '', PORTICO_WARM_UP: '' })).toEqual(settingsOf({}));
  });

  test('the payment provider stands on the next port, and on any where the shop does', () => {
    expect(settingsOf({ PORT: '4000' }).paymentPort).toBe(4001);
    expect(settingsOf({ PORT: '0' }).paymentPort).toBe(0);
    expect(settingsOf({ PORT: '4000', PAYMENT_PORT: '5000' }).paymentPort).toBe(5000);
  });

  test('the next port of the last one is none, and says so', () => {
    expect(sentenceOf({ PORT: '65535' })).toContain('PAYMENT_PORT');
    expect(settingsOf({ PORT: '65535', PAYMENT_PORT: '0' }).port).toBe(65_535);
  });

  test('addresses lose the slash at their end', () => {
    expect(settingsOf({ COMMERCE_URL: 'http://service.test/', PUBLIC_URL: 'https://shop.test//' })).toMatchObject({ commerceUrl: 'http://service.test', publicUrl: 'https://shop.test' });
  });
});

describe('a value that cannot be used is told in one sentence that names its variable', () => {
  test.each([
    ['PORT', 'abc'], ['PORT', '65536'], ['PORT', '-1'], ['PORT', '3000.5'], ['PORT', ' 1'], ['PORT', '0x10'],
    ['PAYMENT_PORT', 'x'], ['PAYMENT_PORT', '99999'],
    ['DATABASE_URL', 'mysql://db'], ['DATABASE_URL', 'somewhere'], ['DATABASE_URL', 'http://db'],
    ['COMMERCE_URL', 'ftp://service'], ['COMMERCE_URL', 'service:3000'],
    ['PUBLIC_URL', 'shop.test'], ['PUBLIC_URL', 'https://shop.test/below'], ['PUBLIC_URL', 'https://shop.test?a=1'],
    ['PAYMENT_URL', 'pay'], ['PAYMENT_URL', 'javascript:alert(1)'],
    ['PORTICO_ENV', 'staging'], ['PORTICO_ENV', 'Production'], ['PORTICO_WARM_UP', 'yes'], ['TRUSTED_NETWORK', '1'],
    ['HOST', 'http://127.0.0.1'], ['HOST', 'two words'], ['HOST', '127.0.0.1:3000'], ['HOST', '::1::'],
  ])('%s=%s', (name, value) => {
    const sentence = sentenceOf({ [name]: value });
    expect(sentence).toMatch(new RegExp(`^${name} must be .*"${value.replace(/[.?()]/g, '\\$&')}"\\.$`));
    expect(sentence).not.toContain('\n');
  });
});

describe('in production', () => {
  test('everything that the demo assumes must be told', () => {
    expect(settingsOf(production).environment).toBe('production');
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'PAYMENT_URL', 'PAYMENT_SECRET']) {
      expect(sentenceOf({ ...production, [name]: undefined })).toBe(`${name} is required when PORTICO_ENV is production.`);
      expect(sentenceOf({ ...production, [name]: '' })).toContain(name);
    }
  });

  test.each(['x', 'demo-secret', 'between-shop-and-provider', 'a'.repeat(64), 'abc123DE'.repeat(8), 'aaaabbbbccccddddaaaabbbbccccdddde'])('PAYMENT_SECRET=%s is refused: a secret has at least 32 bytes and repeats nothing', (secret) => {
    expect(sentenceOf({ ...production, PAYMENT_SECRET: secret })).toMatch(/^PAYMENT_SECRET must be a random secret of at least 32 bytes .*\.$/);
  });

  test('a secret of random letters and digits of any common form is accepted', () => {
    for (const secret of [randomBytes(32).toString('hex'), randomBytes(24).toString('base64'), crypto.randomUUID(), randomBytes(16).toString('hex')]) expect(settingsOf({ ...production, PAYMENT_SECRET: secret }).paymentSecret).toBe(secret);
    expect(settingsOf({ PAYMENT_SECRET: 'x' }).paymentSecret).toBe('x');
  });

  test.each(['PUBLIC_URL', 'PAYMENT_URL'])('%s is encrypted, unless the network is said to be trusted', (name) => {
    for (const url of ['http://shop.test', 'HTTP://shop.test']) {
      expect(sentenceOf({ ...production, [name]: url })).toMatch(new RegExp(`^${name} must start with https://.*TRUSTED_NETWORK.*\\.$`));
      expect(sentenceOf({ ...production, [name]: url, TRUSTED_NETWORK: 'off' })).toContain(name);
      expect(settingsOf({ ...production, [name]: url, TRUSTED_NETWORK: 'on' }).environment).toBe('production');
    }
    expect(settingsOf({ [name]: 'http://shop.test' }).environment).toBe('demo');
  });
});
