import { describe, expect, test } from 'vitest';
import type { SessionRepository } from '#core/session/ports/session-repository.ts';
import type { Session } from '#core/session/session.ts';
import { run } from '../run.ts';

const session: Session = {
  consumerId: 'c1',
  consumerType: 'GUEST',
  accessExpiry: '2026-01-05T12:30:00.000Z',
  refreshExpiry: '2026-01-06T12:00:00.000Z',
  refs: { basket: 'b1' },
};

/** The contract of every session repository that stores sessions. */
export const sessionRepositoryContract = (name: string, open: () => SessionRepository): void => {
  describe(`SessionRepository: ${name}`, () => {
    test('at first there is no session', async () => {
      expect(await run(open().read)).toBeUndefined();
    });

    test('the last written session is read', async () => {
      const store = open();
      await run(store.write(session));
      await run(store.write({ ...session, refs: { basket: 'b2' } }));
      expect(await run(store.read)).toEqual({ ...session, refs: { basket: 'b2' } });
    });

    test('a cleared session is gone', async () => {
      const store = open();
      await run(store.write(session));
      await run(store.clear);
      expect(await run(store.read)).toBeUndefined();
    });
  });
};
