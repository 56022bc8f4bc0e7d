import type { TokenWire } from '#adapters/contract/session.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { digestOf, newToken } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import type { SessionHooks } from './session-hooks.ts';
import { insertTokens, type ConsumerType } from './session-records.ts';

type Owner = {
  readonly consumerId: string;
  readonly consumerType: ConsumerType;
  readonly familyId: string;
  readonly site: CommerceSite;
};

/** Issues a pair of tokens, with the ids of the consumer's lists and cart on the site. */
export const issueTokens = async (
  tx: Tx,
  { site, ...owner }: Owner,
  { idsOf }: Pick<SessionHooks, 'idsOf'>,
): Promise<TokenWire> => {
  const [accessToken, refreshToken] = [newToken(), newToken()];
  const { accessExpiry, refreshExpiry } = await insertTokens(tx, {
    ...owner,
    accessHash: digestOf(accessToken),
    refreshHash: digestOf(refreshToken),
  });
  return {
    accessToken,
    refreshToken,
    accessExpiry: accessExpiry.toISOString(),
    refreshExpiry: refreshExpiry.toISOString(),
    consumerId: owner.consumerId,
    consumerType: owner.consumerType,
    ...(await idsOf(tx, { consumerId: owner.consumerId, siteId: site.siteId })),
  };
};
