import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { encodeBase64Url } from '#core/kernel/base64url.ts';
import { law } from '#test/support/law.ts';

describe('base64url', () => {
  law('base64url is that of the platform', [fc.uint8Array({ maxLength: 70 })], (bytes) =>
    expect(encodeBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url')),
  );
});
