import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRunner } from './open-runner.ts';

const file = 'core/validation/phone.ts';

test('what failed on one mutant is forgotten on the next, and the file itself is never touched', { timeout: 120_000 }, async () => {
  const path = join(import.meta.dirname, '../..', file);
  const source = readFileSync(path, 'utf8');
  // The first does not mind, the second does, and is slow enough to run after it: so a failure that were remembered would stop the first the next time.
  const runner = await openRunner(file, ['test/core/validation/messages.test.ts', 'test/core/validation/phone.prop.ts']);
  try {
    expect(runner.isSound).toBe(true);
    const broken = source.replace("mask: '(XXX) XXX - XXXX'", "mask: 'XXX'");
    expect([await runner.run(source), await runner.run(broken), await runner.run(source), await runner.run('throw new Error();'), await runner.run(source)]).toEqual(['passed', 'failed', 'passed', 'failed', 'passed']);
    expect(readFileSync(path, 'utf8')).toBe(source);
  } finally {
    await runner.close();
  }
});
