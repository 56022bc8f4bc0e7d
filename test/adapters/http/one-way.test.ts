import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { sourceFiles } from '#test/architecture/imports.ts';

const root = join(import.meta.dirname, '../../..');
const senders: ReadonlySet<string> = new Set(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'sendBeacon']);

/**
 * Whether a source asks the network by itself: a call or a construction of what a platform sends with, by its own name
 * or as a member.
 */
const sends = (path: string, text: string): boolean => {
  // Few sources have such a name, as it is or escaped: only those are parsed.
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

/** Where a shopper's calls may come from: the core, the views, and the adapters that a browser or a script runs. */
const files = [
  'core',
  'ui',
  'adapters/http',
  'adapters/browser',
  'adapters/storage',
  'adapters/analytics',
  'adapters/composition',
].flatMap(sourceFiles);

describe('one way to the services', () => {
  test('HTTP-01 all calls go through one base client: only its transport sends, by what the channel hands it', () => {
    expect(files.length).toBeGreaterThan(200);
    expect(files.filter((path) => sends(path, readFileSync(join(root, path), 'utf8')))).toEqual([
      // The fetch that a script hands to its channel, and a browser to its own.
      'adapters/http/shop-fetch.ts',
      'adapters/http/transport.ts',
      // A script's cards go to the payment provider, which is no service of the shop.
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
  ])('HTTP-01 %s is seen', (source) => expect(sends('one.ts', source)).toBe(true));
});
