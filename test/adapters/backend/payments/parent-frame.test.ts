// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const targets: string[] = [];
const parent = { postMessage: (_: object, target: string) => void targets.push(target) };
const own = window.parent;

beforeEach(() => {
  targets.length = 0;
  vi.resetModules();
  document.body.dataset['shopOrigins'] = 'http://shop.test http://localhost:3000';
  Object.defineProperty(window, 'parent', { value: parent, configurable: true, writable: true });
});
afterEach(() => {
  delete document.body.dataset['shopOrigins'];
  Object.defineProperty(window, 'parent', { value: own, configurable: true, writable: true });
  Reflect.deleteProperty(document, 'referrer');
});

test.each([
  ['http://localhost:3000/', ['http://localhost:3000']],
  ['http://shop.test/', ['http://shop.test']],
  ['http://shop.test.evil/', ['http://shop.test', 'http://localhost:3000']],
  ['', ['http://shop.test', 'http://localhost:3000']],
])(
  'PAY-18 in a browser that names no parents a page that was opened by "%s" posts its messages to %s',
  async (referrer, expected) => {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    const { sendToShop } = await import('#adapters/backend/payments/browser/parent-frame.ts');
    targets.length = 0;
    sendToShop({ type: 'ready' });
    expect(targets).toEqual(expected);
  },
);
