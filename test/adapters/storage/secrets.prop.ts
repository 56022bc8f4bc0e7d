import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { secrets } from '#adapters/storage/secrets.ts';
import { law } from '#test/support/law.ts';
import { run } from '#test/support/run.ts';

describe('secrets', () => {
  law('the digest is that of the platform', [fc.uint8Array({ maxLength: 300 })], async (bytes) =>
    expect(Buffer.from(await run(secrets.sha256(bytes))).toString('hex')).toBe(
      createHash('sha256').update(bytes).digest('hex'),
    ),
  );

  law(
    'as many bytes come as were asked for, and no two draws of 16 or more are the same',
    [fc.integer({ min: 16, max: 64 })],
    async (count) => {
      const [one, other] = [await run(secrets.randomBytes(count)), await run(secrets.randomBytes(count))];
      expect([one.length, other.length]).toEqual([count, count]);
      expect(one).not.toEqual(other);
    },
  );
});
