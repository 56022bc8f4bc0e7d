import { sha256 } from '@noble/hashes/sha2.js';
import type { TokenWire } from '#adapters/contract/session.ts';
import { CodeChallenge } from '#core/account/code-challenge.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { isContended } from '#adapters/backend/commerce/kernel/idempotency/idempotent-command.ts';
import { commerceSites, type CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { consumeCode } from './code-records.ts';
import { deviceHashOf } from './device-hash.ts';
import { deviceName } from './device-name.ts';
import { insertSignIn } from './sign-in-records.ts';
import { issueTokens } from './issue-tokens.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { SessionHooks } from './session-hooks.ts';
import { endTokenFamily, consumeRefreshToken } from './session-records.ts';

const signInAgain = refusal(401, 'AUT440');
const busy = refusal(409, 'AUT409');

const VERIFIER = /^[\w-]{43}$/;

const challengeOf = (verifier: string): string =>
  CodeChallenge.challenge(sha256(Uint8Array.from(CodeChallenge.digested(verifier))));

/**
 * Ends the session before the sign-in. A guest with a valid refresh token is merged into the account on every site; the
 * id of a cart alone gives no access (I29). Returns the merged units of the site of the sign-in.
 */
const mergeGuest = async (
  tx: Tx,
  {
    memberId,
    refreshToken,
    site,
  }: { readonly memberId: string; readonly refreshToken: string; readonly site: CommerceSite },
  { merge }: Pick<SessionHooks, 'merge'>,
) => {
  const before = await consumeRefreshToken(tx, { hash: digestOf(refreshToken) });
  if (before._tag !== 'Renewable') return {};
  await endTokenFamily(tx, before.familyId);
  if (before.consumerType !== 'GUEST') return {};
  let ofSite = {};
  for (const { siteId } of commerceSites) {
    const merged = await merge(tx, { fromConsumerId: before.consumerId, toConsumerId: memberId, siteId });
    if (siteId === site.siteId) ofSite = merged;
  }
  return ofSite;
};

type CodeGrant = {
  readonly code: string;
  readonly codeVerifier: string;
  readonly refreshToken?: string | undefined;
  /** Its headers name the device. */
  readonly request: Request;
};

/**
 * Exchanges a code for the tokens of a member. Code, merge and tokens are one transaction, so that of concurrent calls
 * with one code a single one succeeds (reliability A1, A2). While an order of a cart is being paid the response is 409,
 * and the code stays valid (AUTH-05).
 */
export const exchangeCode = async (
  context: CommerceContext,
  site: CommerceSite,
  { code, codeVerifier, refreshToken, request }: CodeGrant,
  hooks: SessionHooks,
): Promise<TokenWire | Refusal> => {
  if (!VERIFIER.test(codeVerifier)) return signInAgain;
  const [codeHash, challenge] = [digestOf(code), challengeOf(codeVerifier)];
  const exchange = (): Promise<TokenWire | Refusal> =>
    withTransaction(context.database.db, async (tx) => {
      const granted = await consumeCode(tx, codeHash);
      // Returned, not thrown: a code that came with a wrong verifier stays deleted.
      if (granted === undefined || granted.challenge !== challenge) return signInAgain;
      const memberId = granted.consumerId;
      const merged = refreshToken === undefined ? {} : await mergeGuest(tx, { memberId, refreshToken, site }, hooks);
      const signIn = {
        consumerId: memberId,
        familyId: newId(),
        device: deviceName(request.headers.get('user-agent') ?? ''),
        deviceHash: deviceHashOf(request, memberId) ?? null,
      };
      const { isNewDevice } = await insertSignIn(tx, signIn);
      if (isNewDevice) await hooks.announceNewDevice(tx, { ...signIn, site });
      const { familyId } = signIn;
      return {
        ...(await issueTokens(tx, { consumerId: memberId, consumerType: 'REGISTERED', familyId, site }, hooks)),
        ...merged,
      };
    });
  return hooks.withoutOrder(exchange).catch((thrown: unknown) => {
    if (isContended(thrown)) return busy;
    throw thrown;
  });
};
