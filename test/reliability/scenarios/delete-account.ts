import { sql } from 'kysely';
import { favorites } from '#adapters/contract/favorites.ts';
import { privacy } from '#adapters/contract/privacy.ts';
import { item } from '#test/support/commerce/guest-checkout.ts';
import { makeMembers, newChallenge, password } from '#test/support/commerce/member.ts';
import type { Harness } from '../harness/harness.ts';

/** The points of a deletion at which a process can crash. */
export const deletionPoints = ['cards-forgotten', 'account-erased'] as const;

/**
 * A process is killed while it deletes an account. The account is complete until another process starts, which finishes
 * the deletion: nothing of the member is left, and one message says so.
 */
export const dieWhileDeleting = async (
  harness: Harness,
  point: (typeof deletionPoints)[number],
): Promise<readonly string[]> => {
  const { db } = harness.database;
  const members = makeMembers(fetch, { base: harness.services[0].url });
  const { email, member } = await members.join();
  await member.call(favorites.add, { body: { id: item.productId, qty: 1, itemType: 'product' } });
  const left = async () => {
    const { rows } = await sql<{ accounts: number; lists: number; messages: number }>`select
      (select count(*)::int from account where email = ${email}) as accounts,
      (select count(*)::int from favorite_list where consumer_id = ${member.token.consumerId}) as lists,
      (select count(*)::int from message where recipient = ${email} and kind = 'account-deleted') as messages`.execute(
      db,
    );
    return JSON.stringify(rows[0]);
  };
  const doomed = await harness.startService({ crashAt: point });
  const answer = await harness
    .at(member, doomed)
    .call(privacy.deleteAccount, { body: { password } })
    .then(
      ({ status }) => `answered ${status}`,
      () => 'lost',
    );
  await doomed.exited;
  const between = await left();
  // The claim of the killed process ends.
  await sql`update account_deletion set settle_after = now()`.execute(db);
  const rescuer = await harness.startService({ reconciler: true });
  const done = '{"accounts":0,"lists":0,"messages":1}';
  const deadline = performance.now() + 20_000;
  while ((await left()) !== done && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const after = await left();
  await rescuer.stop();
  const again = (await members.signIn(email, newChallenge().codeChallenge)).status;
  return [
    ...(answer === 'lost' ? [] : [`the process did not die: ${answer}`]),
    ...(between === '{"accounts":1,"lists":1,"messages":0}' ? [] : [`${point}: ${between} before the next start`]),
    ...(after === done ? [] : [`${point}: ${after} after the next start`]),
    ...(again === 401 ? [] : [`a sign-in was answered ${again}`]),
  ];
};
