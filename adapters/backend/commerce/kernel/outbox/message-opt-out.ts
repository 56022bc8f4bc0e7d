import type { Queries, Tx } from '../database/schema.ts';
import { recipientHash } from './enqueue-message.ts';

type OptOut = { readonly recipient: string; readonly kind: string };

/** Stores that the recipient wants no more messages of a kind, and withdraws those that wait. Repeatable. */
export const optOutOfMessages = async (tx: Tx, { recipient, kind }: OptOut): Promise<void> => {
  await tx
    .insertInto('messageOptOut')
    .values({ recipientHash: recipientHash(recipient), kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .deleteFrom('message')
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .execute();
};

/** Ends an opt-out; the recipient gets messages of the kind again. */
export const optInToMessages = async (tx: Tx, { recipient, kind }: OptOut): Promise<void> => {
  await tx
    .deleteFrom('messageOptOut')
    .where('recipientHash', '=', recipientHash(recipient))
    .where('kind', '=', kind)
    .execute();
};

/** The kinds of messages that a recipient does not want. */
export const readOptOuts = async (db: Queries, recipient: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('messageOptOut')
    .select('kind')
    .where('recipientHash', '=', recipientHash(recipient))
    .execute();
  return new Set(rows.map(({ kind }) => kind));
};
