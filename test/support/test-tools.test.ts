import { expect, test } from 'vitest';
import { testTools } from './test-tools.ts';
import { untilMade } from './until-made.ts';

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

test('what failed to start is started again at the next call, and what has started is kept', async () => {
  let calls = 0;
  const start = untilMade(async () => {
    calls += 1;
    if (calls === 1) throw new Error('spawn ETXTBSY');
    return calls;
  });
  await expect(Promise.all([start(), start()])).rejects.toThrow('spawn ETXTBSY');
  expect(await Promise.all([start(), start()])).toEqual([2, 2]);
});
