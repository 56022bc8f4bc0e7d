import type { TokenWire } from '#adapters/contract/session.ts';
import { present } from '#core/kernel/present.ts';
import { findOpenCartId } from '../cart/cart-records.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { findFavoriteId } from '../favorites/favorite-records.ts';
import { findListId } from '../saved-items/saved-records.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { digestOf, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { insertTokens, type ConsumerType } from './session-records.ts';

type Owner = {
  readonly consumerId: string;
  readonly consumerType: ConsumerType;
  readonly familyId: string;
  readonly site: CommerceSite;
};

/** A pair of tokens, with the ids of what is the consumer's on the site. */
export const issueTokens = async (tx: Tx, { site, ...owner }: Owner): Promise<TokenWire> => {
  const [accessToken, refreshToken] = [newToken(), newToken()];
  const { accessExpiry, refreshExpiry } = await insertTokens(tx, {
    ...owner,
    accessHash: digestOf(accessToken),
    refreshHash: digestOf(refreshToken),
  });
  const own = { consumerId: owner.consumerId, siteId: site.siteId };
  return {
    accessToken,
    refreshToken,
    accessExpiry: accessExpiry.toISOString(),
    refreshExpiry: refreshExpiry.toISOString(),
    consumerId: owner.consumerId,
    consumerType: owner.consumerType,
    ...present({
      basketId: await findOpenCartId(tx, own),
      favoriteId: await findFavoriteId(tx, own),
      saveForLaterId: await findListId(tx, own),
    }),
  };
};
