import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { digestOf } from '../opaque-id.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { Tx } from '../database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { refusal, type Refusal } from '../errors.ts';
import { consumerOf, type CallContext, type ReplyWith } from '../handler.ts';
import { claimKey, keepReply, readKey, type KeyedCall, type KnownCall } from './idempotency-records.ts';

/** Another call took this key for something else. */
const keyReused = refusal(422, 'API406');

/**
 * A twin of this call, or an order of this cart, is under way: try again in a moment. Nothing has timed out, so its
 * text is another.
 */
export const stillRunning = refusal(409, 'CHK320', { params: { seconds: 5 } });

type Keyable = CallContext & { readonly params: unknown; readonly query: unknown; readonly body: unknown };

/**
 * A call as its key knows it. What `asked` leaves out, such as a bot-check token, may differ from one attempt to the
 * next.
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

type Answer<Body> = ReplyWith<Body> | Refusal;

/**
 * The answer that was given before, to be given again; a refusal when the key belongs to another call, or has no answer
 * yet.
 */
export const answerAgain = <Body>(
  known: KnownCall,
  { fingerprint }: KeyedCall,
  reply: t.Type<Body, unknown>,
): Answer<Body> => {
  if (known.fingerprint !== fingerprint) return keyReused;
  if (known.reply === null) return stillRunning;
  const stored = StoredResponse.decode(JSON.parse(known.reply));
  if (E.isLeft(stored)) throw new TypeError('A stored response cannot be read');
  if (stored.right._tag === 'Refusal') return stored.right;
  const { body, ...rest } = stored.right;
  if (!reply.is(body)) throw new TypeError('A stored response is not of this operation');
  return { ...rest, body };
};

/**
 * The stored response of a key, for a command that would ask others before it could begin; nothing when the key is
 * new.
 */
export const storedResponse = async <Body>(
  context: CommerceContext,
  call: KeyedCall,
  reply: t.Type<Body, unknown>,
): Promise<Answer<Body> | undefined> => {
  const known = await readKey(context.database.db, call);
  return known === undefined ? undefined : answerAgain(known, call, reply);
};

/** Answers thrown inside a command undo it, and its claim on the key with it. */
export const isAnswer = (thrown: unknown): thrown is ReplyWith<never> | Refusal =>
  typeof thrown === 'object' &&
  thrown !== null &&
  '_tag' in thrown &&
  (thrown._tag === 'ReplyWith' || thrown._tag === 'Refusal');

/** Others held what this call wants for too long, or came first each time that it was tried again. */
const contended: ReadonlySet<unknown> = new Set(['55P03', '40001', '40P01']);
export const isContended = (thrown: unknown): boolean =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && contended.has(thrown.code);

/**
 * Does a command once per key, in one transaction with its claim and its answer (I12, I47): the same call again gets
 * the same
 * bytes, another body 422 API406, a twin that takes too long 409 CHK320. A command that refuses, by throwing an answer,
 * leaves the key free, since nothing was done.
 */
export const once = async <Body>(
  context: CommerceContext,
  call: KeyedCall,
  { reply, command }: { readonly reply: t.Type<Body, unknown>; readonly command: (tx: Tx) => Promise<ReplyWith<Body>> },
): Promise<Answer<Body>> => {
  try {
    return await withTransaction(context.database.db, async (tx): Promise<Answer<Body>> => {
      const known = await claimKey(tx, call);
      if (known !== undefined) return answerAgain(known, call, reply);
      const answer = await command(tx);
      await keepReply(tx, { ...call, reply: JSON.stringify(answer) });
      return answer;
    });
  } catch (thrown) {
    if (isAnswer(thrown)) return thrown;
    if (isContended(thrown)) return stillRunning;
    throw thrown;
  }
};
