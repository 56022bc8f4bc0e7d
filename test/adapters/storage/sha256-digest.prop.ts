import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sha256Digest } from '#adapters/storage/sha256-digest.ts';
import { law } from '#test/support/law.ts';

const platform = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const own = (bytes: Uint8Array): string => Buffer.from(sha256Digest(bytes)).toString('hex');

describe('SHA-256 by hand', () => {
  law('the digest is that of the platform', [fc.uint8Array({ maxLength: 300 })], (bytes) => expect(own(bytes)).toBe(platform(bytes)));

  test.each([0, 55, 56, 63, 64, 65, 119, 120, 128])('also where %d bytes fill a block or just not', (length) => {
    const bytes = new Uint8Array(length).fill(255);
    expect(own(bytes)).toBe(platform(bytes));
  });
});
