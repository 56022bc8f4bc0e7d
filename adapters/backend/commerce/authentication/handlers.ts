import type { authentication, TokenWire } from '#adapters/contract/authentication.ts';
import type { FindConsumer } from '../access.ts';
import { findOpenCartId } from '../cart/cart-records.ts';
import type { CommerceContext } from '../commerce-context.ts';
import type { Tx } from '../database/schema.ts';
import { withTransaction } from '../database/transaction.ts';
import { badRequest, refusal, type Refusal } from '../errors.ts';
import type { RoomHandlers } from '../handler.ts';
import type { CommerceSite } from '../sites.ts';
import { digestOf, newId, newToken } from './opaque-id.ts';
import { endFamily, findHolder, insertGuest, insertTokens, takeRefreshToken } from './session-records.ts';

const ended = refusal(401, 'AUT441', { message: 'Your session has expired. Please sign in again.' });

const issue = async (tx: Tx, owner: { readonly consumerId: string; readonly familyId: string; readonly site: CommerceSite }): Promise<TokenWire> => {
  const [accessToken, refreshToken] = [newToken(), newToken()];
  const { accessExpiry, refreshExpiry } = await insertTokens(tx, { ...owner, accessHash: await digestOf(accessToken), refreshHash: await digestOf(refreshToken) });
  const basketId = await findOpenCartId(tx, { consumerId: owner.consumerId, siteId: owner.site.siteId });
  return {
    accessToken, refreshToken,
    accessExpiry: accessExpiry.toISOString(), refreshExpiry: refreshExpiry.toISOString(),
    consumerId: owner.consumerId, consumerType: 'GUEST',
    ...(basketId === undefined ? {} : { basketId }),
  };
};

const grantGuest = (context: CommerceContext, site: CommerceSite): Promise<TokenWire> =>
  withTransaction(context.database.db, async (tx) => {
    const consumerId = newId();
    await insertGuest(tx, { consumerId, siteId: site.siteId });
    return issue(tx, { consumerId, familyId: newId(), site });
  });

/** A refresh token serves once, and for a moment longer; later it ends every token that came of the same grant (reliability A4). */
const renew = async (context: CommerceContext, site: CommerceSite, refreshToken: string): Promise<TokenWire | Refusal> => {
  const hash = await digestOf(refreshToken);
  return withTransaction(context.database.db, async (tx) => {
    const use = await takeRefreshToken(tx, { hash, siteId: site.siteId });
    if (use._tag === 'Replayed') await endFamily(tx, use.familyId);
    return use._tag === 'Renewable' ? issue(tx, { ...use, site }) : ended;
  });
};

export const makeAuthenticationHandlers = (context: CommerceContext): RoomHandlers<typeof authentication> => ({
  token: async ({ site, body }) => {
    if (body.grantType === 'guest') return grantGuest(context, site);
    return body.refreshToken === undefined ? badRequest : renew(context, site, body.refreshToken);
  },
});

/** Finds the holder of an access token for the router. */
export const makeFindConsumer = ({ database }: CommerceContext): FindConsumer => async (accessToken) => {
  const holder = await findHolder(database.db, await digestOf(accessToken));
  return holder === undefined ? undefined : { consumerId: holder.consumer_id, consumerType: 'guest' };
};
