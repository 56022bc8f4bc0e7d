import { createHash } from 'node:crypto';
import * as Effect from 'effect/Effect';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodeChallenge, VERIFIER_BYTES } from '#core/account/code-challenge.ts';
import { startAuthorization } from '#core/account/use-cases/start-authorization.ts';
import { law } from '#test/support/law.ts';

const digest = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const secret = fc.uint8Array({ minLength: VERIFIER_BYTES, maxLength: VERIFIER_BYTES });
/** The pair that starts a sign-in, made of these random bytes. */
const pairOf = (random: Uint8Array) =>
  Effect.runSync(
    startAuthorization({
      botCheck: { token: () => Effect.succeed('token') },
      secrets: { randomBytes: () => Effect.succeed(random), sha256: (bytes) => Effect.sync(() => digest(bytes)) },
    })('sign-in'),
  );
const challengeOf = (verifier: string): string => CodeChallenge.challenge(digest(CodeChallenge.digested(verifier)));

describe('code challenge', () => {
  test.each([
    ['dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
    ['AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo'],
  ])('PR-28 AUTH-03 the verifier %s gives the challenge %s', (verifier, challenge) =>
    expect(challengeOf(verifier)).toBe(challenge),
  );

  test('AUTH-03 the use case derives both from 32 random bytes', () => {
    const zeros = new Uint8Array(VERIFIER_BYTES);
    expect(pairOf(zeros)).toEqual({
      captchaToken: 'token',
      verifier: 'A'.repeat(43),
      challenge: 'DwBzhbb51LfusnSGBa_hqYSgo7-j8BTQnip4TOnlzRo',
    });
  });

  test.each([0, 31, 33])('AUTH-03 %d bytes are refused', (length) =>
    expect(() => CodeChallenge.verifier(new Uint8Array(length))).toThrow(RangeError),
  );

  law('PR-28 AUTH-04 verifier and challenge both match `^[A-Za-z0-9_-]{43}$`', [secret], (random) => {
    const pair = pairOf(random);
    expect(pair.verifier).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(pair.challenge).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(pair.challenge).toBe(challengeOf(pair.verifier));
  });

  law(
    'PR-28 two calls give different verifiers',
    [secret, fc.nat(VERIFIER_BYTES - 1), fc.integer({ min: 1, max: 255 })],
    (random, index, change) => {
      const other = random.with(index, ((random[index] ?? 0) + change) % 256);
      expect(CodeChallenge.verifier(other)).not.toBe(CodeChallenge.verifier(random));
    },
  );
});
