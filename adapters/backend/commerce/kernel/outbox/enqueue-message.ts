import { sql } from 'kysely';
import type { Tx } from '../database/schema.ts';
import { normalizedEmail } from '../normalized-email.ts';
import { digestOf, newId, newToken } from '../opaque-id.ts';
import type { LocaleName } from '../sites.ts';
import { marketingKinds, type MessageKind, type ParamsOf } from './message-kinds.ts';

/** A message of one kind. `key` is unique for each event: the same key again is the same message. */
type MessageOf<Kind extends MessageKind> = {
  readonly kind: Kind;
  readonly params: ParamsOf<Kind>;
  /** E-mail address of the only recipient. */
  readonly to: string;
  readonly siteId: string;
  readonly locale: LocaleName;
  readonly key: string;
};

/** A message of any kind. */
export type Message = { [kind in MessageKind]: MessageOf<kind> }[MessageKind];

/** Maximum length of a text in code units, and of a list: no value makes a message too large to read. */
const MAX_TEXT = 2_000;
const MAX_LIST = 200;

/** The parameters as JSON, with long texts and lists cut. */
const boundedJson = (params: object): string =>
  JSON.stringify(params, (_, value: unknown) => {
    if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
    return Array.isArray(value) ? value.slice(0, MAX_LIST) : value;
  });

/** The identity of a recipient in `message_opt_out`. */
export const recipientHash = (email: string): string => digestOf(`opt-out ${normalizedEmail(email)}`);

/**
 * Stores a message in the transaction of its event, so that it is sent if and only if the event happens. A message with
 * a known key is not stored again, nor one of a marketing kind that its recipient has unsubscribed from. Does not wait
 * for the mail server. Without an address, such as about an order of a deleted account, there is no message.
 */
export const enqueueMessage = async (tx: Tx, { kind, params, to, siteId, locale, key }: Message): Promise<void> => {
  if (to === '') return;
  const optOutToken = marketingKinds.has(kind) ? newToken() : null;
  await sql`
    insert into message (message_id, event_key, kind, recipient, site_id, locale, params, opt_out_token)
    select ${newId()}, ${key}, ${kind}, ${to}, ${siteId}, ${locale}, ${boundedJson(params)}::jsonb, ${optOutToken}
    where not exists (
      select from message_opt_out where recipient_hash = ${recipientHash(to)} and message_opt_out.kind = ${kind})
    on conflict on constraint message_once do nothing`.execute(tx);
};
