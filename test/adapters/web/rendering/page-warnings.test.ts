import * as Effect from 'effect/Effect';
import { expect, test } from 'vitest';
import type { Warning } from '#core/analytics/ports/monitoring.ts';
import { collectWarnings } from '#adapters/web/rendering/page-warnings.ts';

const open = (...given: readonly Warning[]) => {
  const passedOn: Warning[] = [];
  const warnings = collectWarnings('/en-us', (warning) => void passedOn.push(warning));
  const warn = (warning: Warning): void => Effect.runSync(warnings.monitoring.warn(warning));
  given.forEach(warn);
  return { passedOn, warn, end: warnings.end };
};

test('HTTP-17 a page without a warning logs nothing', () => expect(open().end()).toBeUndefined());

test('HTTP-17 a failed call is named once, also if a part of the page is omitted because of it', () => {
  const { end, passedOn } = open(
    { message: 'NoConnection: content.menu', errorId: 'GEN500' },
    { message: 'Something went wrong. Please try again.', errorId: 'GEN500', component: 'menu' },
    { message: 'NoConnection: content.menu', errorId: 'GEN500' },
    { message: 'Unknown block', component: 'quiz', id: '7' },
  );
  expect(end()).toBe('NoConnection: content.menu; Unknown block');
  expect([end(), passedOn]).toEqual([undefined, []]);
});

test('HTTP-17 a warning of a shared read after the page is rendered is reported with the address', () => {
  const { end, warn, passedOn } = open();
  end();
  warn({ message: 'TimedOut: content.footer', errorId: 'GEN500' });
  expect(passedOn).toEqual([{ message: 'TimedOut: content.footer', errorId: 'GEN500', id: '/en-us' }]);
});
