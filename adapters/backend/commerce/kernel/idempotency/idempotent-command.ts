import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { digestOf } from '../opaque-id.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { Tx } from '../database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { REPLAYED } from '#adapters/contract/replayed.ts';
import { overloaded, refusal, type Refusal } from '../errors.ts';
import { consumerOf, type CallContext, type ReplyWith } from '../handler.ts';
import { claimKey, readKey, type KeyedCall, type StoredCall } from './idempotency-records.ts';

/** The key belongs to another call. */
export const keyReused = refusal(422, 'API406');

/**
 * The same call, or an order of this cart, is in progress. Not a timeout, so it has its own text.
 */
export const callInProgress = refusal(409, 'CHK320', { params: { seconds: 5 } });

type Keyable = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * The idempotency key of a call with a fingerprint of `asked`. What `asked` omits, such as a bot-check token, may
 * differ between attempts. `operation` is stored: it stays when an endpoint or its group is renamed, so that a repeated
 * call finds the response of the first.
 */
export const keyedCall = (
  operation: string,
  call: Keyable,
  asked: unknown = [call.params, call.query, call.body],
): KeyedCall => ({
  consumerId: consumerOf(call).consumerId,
  key: call.key ?? '',
  operation,
  fingerprint: digestOf(JSON.stringify([operation, call.site.siteId, asked])),
});

const StoredRefusal = t.intersection([
  t.type({ _tag: t.literal('Refusal'), status: t.number, errorId: t.string }),
  t.partial({ message: t.string, params: t.record(t.string, t.union([t.string, t.number])), correlationId: t.string }),
]);
const StoredReply = t.intersection([
  t.type({ _tag: t.literal('ReplyWith') }),
  t.partial({ body: t.unknown, status: t.number, headers: t.record(t.string, t.string) }),
]);
const StoredResponse = t.union([StoredRefusal, StoredReply]);

type CommandResponse<Body> = ReplyWith<Body> | Refusal;

/**
 * The stored response of a key; a refusal when the key belongs to another call or has no response yet.
 */
export const replayResponse = <Body>(
  known: StoredCall,
  { fingerprint }: KeyedCall,
  reply: t.Type<Body, unknown>,
): CommandResponse<Body> => {
  if (known.fingerprint !== fingerprint) return keyReused;
  if (known.reply === null) return callInProgress;
  const stored = StoredResponse.decode(JSON.parse(known.reply));
  if (E.isLeft(stored)) throw new TypeError('A stored response cannot be read');
  if (stored.right._tag === 'Refusal') return stored.right;
  const { body, headers, ...rest } = stored.right;
  if (!reply.is(body)) throw new TypeError('A stored response is not of this operation');
  return { ...rest, headers: { ...headers, [REPLAYED]: 'true' }, body };
};

/**
 * The stored response of a key, for commands that call other systems before their transaction; undefined for a new key.
 */
export const storedResponse = async <Body>(
  context: CommerceContext,
  call: KeyedCall,
  reply: t.Type<Body, unknown>,
): Promise<CommandResponse<Body> | undefined> => {
  const known = await readKey(context.database.db, call);
  return known === undefined ? undefined : replayResponse(known, call, reply);
};

/** Whether a thrown value is a response: throwing one rolls back the command and the claim of its key. */
export const isThrownResponse = (thrown: unknown): thrown is ReplyWith<never> | Refusal =>
  typeof thrown === 'object' &&
  thrown !== null &&
  '_tag' in thrown &&
  (thrown._tag === 'ReplyWith' || thrown._tag === 'Refusal');

/** SQLSTATE of a lock timeout, a serialization failure and a deadlock, after all retries. */
const contended: ReadonlySet<unknown> = new Set(['55P03', '40001', '40P01']);
export const isContended = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && contended.has(thrown.code);

/** Rolls a command back: its key has a response by now, or belongs to another call. */
const keyTaken = Symbol('key taken');

/**
 * Runs a command once per key, in one transaction with the stored response (I12, I47). A retry gets the same bytes,
 * another body under the key 422 API406, a call that waits too long for another one 503 GEN500 with Retry-After, since
 * it may be repeated under its key. A command that throws a response changes nothing and leaves the key unused.
 *
 * The response is stored last, and only under a free key: of two equal calls at once one waits there for the other, and
 * is rolled back. A retry is rare, so it does its work for nothing rather than each call asking first.
 */
export const runIdempotent = async <Body>(
  context: CommerceContext,
  call: KeyedCall,
  { reply, command }: { readonly reply: t.Type<Body, unknown>; readonly command: (tx: Tx) => Promise<ReplyWith<Body>> },
): Promise<CommandResponse<Body>> => {
  try {
    return await withTransaction(context.database.db, async (tx): Promise<CommandResponse<Body>> => {
      const answer = await command(tx);
      if (!(await claimKey(tx, { ...call, reply: JSON.stringify(answer) }))) throw keyTaken;
      return answer;
    });
  } catch (thrown) {
    // What the first call has changed may be why its retry is refused.
    const earlier = await storedResponse(context, call, reply);
    if (earlier !== undefined) return earlier;
    if (isThrownResponse(thrown)) return thrown;
    if (isContended(thrown) || thrown === keyTaken) return overloaded;
    throw thrown;
  }
};
