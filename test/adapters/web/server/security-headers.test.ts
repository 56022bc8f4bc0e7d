import { describe, expect, test } from 'vitest';
import { headersFor, type ResponseKind } from '#adapters/web/server/security-headers.ts';

const settings = { paymentOrigin: 'https://pay.test', isSecure: true, isDev: false };
const documents = ['public', 'private', 'checkout', 'showcase'] as const satisfies readonly ResponseKind[];
const kinds = [...documents, 'asset', 'picture', 'feed', 'data'] as const satisfies readonly ResponseKind[];
const policyOf = (kind: ResponseKind): string => headersFor(kind, settings)['Content-Security-Policy'] ?? '';

describe('the policy of documents', () => {
  test.each(documents)(
    '%s: nothing by default, own scripts and styles only, no frames around it, nothing unsafe',
    (kind) => {
      const policy = policyOf(kind);
      for (const directive of [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]) {
        expect(policy.split('; ')).toContain(directive);
      }
      expect(policy).not.toContain('unsafe-');
      expect(policy).not.toContain('*');
    },
  );

  test.each(documents)('%s: films come from the shop only, or from blobs of its script', (kind) => {
    expect(policyOf(kind).split('; ')).toContain("media-src 'self' blob:");
    expect(policyOf(kind)).not.toContain('worker-src');
  });

  test('VID-08 pages frame the payment provider and YouTube without cookies; checkout no videos, internal pages no payment', () => {
    const framesOf = (kind: Parameters<typeof policyOf>[0]) =>
      policyOf(kind)
        .split('; ')
        .filter((directive) => directive.startsWith('frame-src'));
    // The wallet opens on every page of the shop, from the mini cart; galleries of outside scripts have a document of their own.
    for (const kind of ['public', 'private'] as const)
      expect(framesOf(kind)).toEqual(["frame-src 'self' https://pay.test https://www.youtube-nocookie.com"]);
    expect(framesOf('checkout')).toEqual(['frame-src https://pay.test']);
    expect(framesOf('internal')).toEqual(["frame-src 'self' https://www.youtube-nocookie.com"]);
  });
});

test('SHOW-07 only pages of the configured origins frame the showcase, and no other page', () => {
  const showcaseOrigins = ['https://cms.test', 'https://editor.test:8443'];
  const ancestorsOf = (kind: ResponseKind) =>
    headersFor(kind, { ...settings, showcaseOrigins })
      ['Content-Security-Policy']?.split('; ')
      .filter((directive) => directive.startsWith('frame-ancestors'));
  expect(ancestorsOf('showcase')).toEqual(['frame-ancestors https://cms.test https://editor.test:8443']);
  for (const kind of ['public', 'private', 'checkout', 'data'] as const)
    expect(ancestorsOf(kind)).toEqual(["frame-ancestors 'none'"]);
});

test.each(['asset', 'picture', 'feed', 'data'] as const)(
  '%s: if a browser renders it as a document, nothing in it runs',
  (kind) => {
    expect(policyOf(kind)).toBe("default-src 'none'; frame-ancestors 'none'");
  },
);

describe('caching', () => {
  test.each(['private', 'checkout', 'showcase', 'data'] as const)('%s is never stored', (kind) => {
    expect(headersFor(kind, settings)['Cache-Control']).toBe('no-store');
  });

  test('public pages are revalidated by browsers, built files are immutable', () => {
    expect(headersFor('public', settings)['Cache-Control']).toMatch(/^public, max-age=0\b/);
    expect(headersFor('asset', settings)['Cache-Control']).toContain('immutable');
    for (const kind of ['picture', 'feed'] as const)
      expect(headersFor(kind, settings)['Cache-Control']).not.toContain('immutable');
  });

  test('nothing is cached while modules are edited', () => {
    for (const kind of kinds) expect(headersFor(kind, { ...settings, isDev: true })['Cache-Control']).toBe('no-store');
  });
});

test.each(kinds)('%s: no sniffing, no embedding by other sites, and https from then on', (kind) => {
  expect(headersFor(kind, settings)).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': expect.stringContaining('max-age='),
  });
  expect(headersFor(kind, { ...settings, isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
});
