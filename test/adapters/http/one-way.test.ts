import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../../..');
const senders: ReadonlySet<string> = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);

/**
 * Whether a source accesses the network by itself: by a call or construction of a platform API, by its own name or as a
 * member.
 */
const sends = (path: string, text: string): boolean => {
  // Few sources have such a name, plain or escaped: only those are parsed.
  if (!text.includes('\\u') && ![...senders].some((name) => text.includes(name))) return false;
  let found = false;
  const look = ({
    callee,
  }: {
    readonly callee: {
      readonly type: string;
      readonly name?: unknown;
      readonly property?: { readonly type: string; readonly name?: unknown };
    };
  }): void => {
    const name = callee.property?.name ?? callee.name;
    if (typeof name === 'string' && senders.has(name)) found = true;
  };
  new Visitor({ CallExpression: look, NewExpression: look }).visit(parseSync(path, text).program);
  return found;
};

/** Where calls of a shopper may come from: the core, the views, and the adapters that run in a browser or a script. */
const files = [
  'core',
  'ui',
  'adapters/http',
  'adapters/browser',
  'adapters/storage',
  'adapters/analytics',
  'adapters/composition',
].flatMap(sourceFiles);

describe('access to the services', () => {
  test('HTTP-01 all calls go through one base client: only its transport sends, with the fetch of its channel', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((path) => sends(path, readFileSync(join(root, path), 'utf8')))).toEqual([
      // The metadata of the build and the data of a page come from the web host, not from a service (API-136, API-137).
      'ui/entry-client.tsx',
      'ui/kernel/read-payload.ts',
      // The fetch that a script, or a browser, passes to its channel.
      'adapters/http/shop-fetch.ts',
      'adapters/http/transport.ts',
      // A script's cards go to the payment provider, which is not a service of the shop.
      'adapters/http/payment/payment-provider-client.ts',
      'adapters/browser/page-fetch.ts',
    ]);
  });

  test.each([
    "fetch('/api');",
    "globalThis.fetch('/api');",
    "window.fetch('/api');",
    'new XMLHttpRequest();',
    "navigator.sendBeacon('/api');",
  ])('HTTP-01 %s is found', (source) => expect(sends('one.ts', source)).toBe(true));
});
