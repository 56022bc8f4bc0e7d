import type { authentication, TokenWire } from '#adapters/contract/session.ts';
import type { FindConsumer } from '#adapters/backend/commerce/kernel/access.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import { badRequest, refusal, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import type { GroupHandlers } from '#adapters/backend/commerce/kernel/handler.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { exchangeCode } from './exchange-code.ts';
import { issueTokens } from './issue-tokens.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { touchSignIn } from './sign-in-records.ts';
import type { SessionHooks } from './session-hooks.ts';
import { endTokenFamily, findTokenHolder, insertGuest, consumeRefreshToken } from './session-records.ts';

const sessionEnded = refusal(401, 'AUT441');

const grantGuest = (context: CommerceContext, site: CommerceSite, hooks: SessionHooks): Promise<TokenWire> =>
  withTransaction(context.database.db, async (tx) => {
    const consumerId = newId();
    await insertGuest(tx, { consumerId, siteId: site.siteId });
    return issueTokens(tx, { consumerId, consumerType: 'GUEST', familyId: newId(), site }, hooks);
  });

/**
 * Renews tokens. A refresh token is single-use with a grace period; reuse after it ends every token of the grant
 * (reliability A4).
 */
const renew = async (
  context: CommerceContext,
  site: CommerceSite,
  refreshToken: string,
  hooks: SessionHooks,
): Promise<TokenWire | Refusal> => {
  const hash = digestOf(refreshToken);
  return withTransaction(context.database.db, async (tx) => {
    const use = await consumeRefreshToken(tx, { hash, siteId: site.siteId });
    if (use._tag === 'Replayed') await endTokenFamily(tx, use.familyId);
    if (use._tag === 'Renewable' && use.consumerType === 'REGISTERED') await touchSignIn(tx, use.familyId);
    return use._tag === 'Renewable'
      ? issueTokens(
          tx,
          { consumerId: use.consumerId, consumerType: use.consumerType, familyId: use.familyId, site },
          hooks,
        )
      : sessionEnded;
  });
};

export const makeAuthenticationHandlers = (
  context: CommerceContext,
  hooks: SessionHooks,
): GroupHandlers<typeof authentication> => ({
  token: async ({ site, body, request }) => {
    if (body.grantType === 'guest') return grantGuest(context, site, hooks);
    const { code, codeVerifier, refreshToken } = body;
    if (body.grantType === 'authorization_code')
      return code === undefined || codeVerifier === undefined
        ? badRequest
        : exchangeCode(context, site, { code, codeVerifier, refreshToken, request }, hooks);
    return refreshToken === undefined ? badRequest : renew(context, site, refreshToken, hooks);
  },
});

/** Finds the consumer of an access token for the router. The use of a member's sign-in is noted once a minute. */
export const makeFindConsumer =
  ({ database }: CommerceContext): FindConsumer =>
  async (accessToken) => {
    const holder = await findTokenHolder(database.db, digestOf(accessToken));
    if (holder === undefined) return undefined;
    const { consumerId, consumerType, familyId, isUseOld, associateId } = holder;
    if (isUseOld) await touchSignIn(database.db, familyId);
    const own = consumerType === 'GUEST' ? 'guest' : 'registered';
    return associateId === null
      ? { consumerId, grants: [own] }
      : { consumerId, grants: [own, 'associate'], associateId };
  };
