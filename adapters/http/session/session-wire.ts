import type { TokenWire } from '#adapters/contract/session.ts';
import { present } from '#core/kernel/present.ts';
import type { Session, SessionRefs } from '#core/session/session.ts';

type RefFields = Pick<TokenWire, 'basketId' | 'favoriteId' | 'saveForLaterId' | 'orderId'>;

/** Converts the reference fields of a token reply. */
export const refsOf = ({ basketId, favoriteId, saveForLaterId, orderId }: RefFields): SessionRefs =>
  present({ basket: basketId, favorites: favoriteId, savedItems: saveForLaterId, order: orderId });

const fieldsOf = ({ basket, favorites, savedItems, order }: SessionRefs): RefFields =>
  present({ basketId: basket, favoriteId: favorites, saveForLaterId: savedItems, orderId: order });

export const sessionOf = (wire: TokenWire): Session => {
  const { consumerId, consumerType, accessExpiry, refreshExpiry, accessToken, refreshToken } = wire;
  const tokens =
    accessToken === undefined || refreshToken === undefined
      ? undefined
      : { access: accessToken, refresh: refreshToken };
  return { consumerId, consumerType, accessExpiry, refreshExpiry, refs: refsOf(wire), ...present({ tokens }) };
};

/** The token reply for a browser: the session without its tokens (API-001). */
export const publicReplyOf = ({ consumerId, consumerType, accessExpiry, refreshExpiry, refs }: Session): TokenWire => ({
  consumerId,
  consumerType,
  accessExpiry,
  refreshExpiry,
  ...fieldsOf(refs),
});

/**
 * The body of a code exchange. It contains the guest's refresh token, which proves whose cart and lists are merged into
 * the account (AUTH-06, AUTH-07, I29).
 */
export const exchangeOf = (
  { code, codeVerifier }: { readonly code?: string; readonly codeVerifier?: string },
  guest: Session | undefined,
) => {
  const { orderId: _orderId, ...fields } = fieldsOf(guest?.refs ?? {});
  return {
    grantType: 'authorization_code' as const,
    ...present({ code, codeVerifier, refreshToken: guest?.tokens?.refresh }),
    ...fields,
  };
};
