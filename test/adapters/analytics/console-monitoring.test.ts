import * as Effect from 'effect/Effect';
import { afterEach, expect, test, vi } from 'vitest';
import { consoleMonitoring } from '#adapters/analytics/console-monitoring.ts';

afterEach(() => void vi.restoreAllMocks());

test('HTTP-17 a warning is one line with all of its data', () => {
  const printed = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  Effect.runSync(
    consoleMonitoring.warn({
      message: 'No answer',
      errorId: 'GEN500',
      correlationId: 'c-1',
      component: 'page',
      id: '/en-us',
    }),
  );
  Effect.runSync(consoleMonitoring.warn({ message: 'Unknown block' }));
  expect(printed.mock.calls).toEqual([
    ['warning', '[c-1] page /en-us GEN500 No answer'],
    ['warning', 'Unknown block'],
  ]);
});
