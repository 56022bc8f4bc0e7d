import { expect, test } from 'vitest';
import { testTools } from './test-tools.ts';

test.each([
  [{}, 'installed'],
  [{ CI: '' }, 'installed'],
  [{ CI: 'true' }, 'packaged'],
  [{ CI: 'true', PORTICO_TEST_TOOLS: 'installed' }, 'installed'],
  [{ PORTICO_TEST_TOOLS: 'packaged' }, 'packaged'],
] as const)('with %o the tools are the %s ones', (env, expected) => {
  expect(testTools(env)).toBe(expected);
});

test('another value of PORTICO_TEST_TOOLS is refused', () => {
  expect(() => testTools({ PORTICO_TEST_TOOLS: 'none' })).toThrow(
    'PORTICO_TEST_TOOLS is "none"; it may be "installed" or "packaged".',
  );
});
