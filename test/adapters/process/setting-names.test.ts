import { expect, test } from 'vitest';
import { unknownSettings } from '#adapters/process/setting-names.ts';

test.each([
  ['PORTICO_DTA', 'PORTICO_DATA'],
  ['PORTICO_DATA_FOLDER', 'PORTICO_DATA'],
  ['PORTICO_ENVIRONMENT', 'PORTICO_ENV'],
  ['PORTICO_WARMUP', 'PORTICO_WARM_UP'],
  ['PORTICO_DEBUGS', 'PORTICO_DEBUG'],
  ['PORTICO_SMTP', 'SMTP_URL'],
  ['PORTICO_PORT', 'PORT'],
])('%s is reported with the nearest setting, %s', (name, nearest) => {
  expect(unknownSettings({ [name]: 'on', PORTICO_ENV: 'demo' })).toEqual([
    `Warning: ${name} is no setting and has no effect. The nearest setting is ${nearest}.`,
  ]);
});

test('settings, variables of tests, empty ones and those of other programs are not reported', () => {
  const settings = { PORTICO_DATA: '/data', PORTICO_ENV: 'demo', PORTICO_WARM_UP: 'off', PORTICO_DEBUG: '1' };
  expect(unknownSettings({ ...settings, PORTICO_TEST_TOOLS: 'packaged', PORTICO_DTA: '', PATH: '/bin' })).toEqual([]);
});

test('a long name is cut, and several are sorted', () => {
  expect(unknownSettings({ [`PORTICO_Z${'Z'.repeat(5000)}`]: '1', PORTICO_A: '1' })).toEqual([
    expect.stringMatching(/^Warning: PORTICO_A is no setting/),
    expect.stringMatching(/^Warning: PORTICO_Z{32} is no setting/),
  ]);
});
