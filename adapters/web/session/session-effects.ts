import type { Session } from '#core/session/session.ts';

type Reply = { readonly status: number; readonly body: unknown };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
const text = (body: unknown, key: string): string | undefined =>
  isRecord(body) && typeof body[key] === 'string' ? body[key] : undefined;

const withoutBasket = ({ basketId: _basketId, ...rest }: Session): Session => rest;

const errorId = (body: unknown): string | undefined => {
  if (!isRecord(body) || !Array.isArray(body['errorDetails'])) return undefined;
  return text(body['errorDetails'][0], 'errorId');
};

const isChallenged = (body: unknown): boolean =>
  isRecord(body) &&
  Array.isArray(body['flash']) &&
  body['flash'].some((flash) => text(flash, 'code') === 'PaymentNotAuthorized');

const keepsCart = (session: Session, { body }: Reply): Session => {
  const id = text(body, 'id');
  return id === undefined ? session : { ...session, basketId: id };
};

const keepsFavorites = (session: Session, { body }: Reply): Session => {
  const favoriteId = text(body, 'favoriteId');
  return favoriteId === undefined || favoriteId === session.favoriteId ? session : { ...session, favoriteId };
};

/** States in which an order stands: its cart is gone. */
const standing = new Set<string | undefined>(['PLACED', 'PAYMENT_PENDING']);

const keepsOrder = (session: Session, { body }: Reply): Session => {
  const orderId = text(body, 'orderId');
  return orderId === undefined || !standing.has(text(body, 'status')) || isChallenged(body)
    ? session
    : { ...withoutBasket(session), orderId };
};

const keepsSaved = (session: Session, { body }: Reply): Session => {
  const saveForLaterId = text(isRecord(body) ? (body['saveForLater'] ?? body) : body, 'saveForLaterId');
  return saveForLaterId === undefined || saveForLaterId === session.saveForLaterId
    ? session
    : { ...session, saveForLaterId };
};

/** What a good answer means for the session, by operation. */
const effects: { readonly [operation: string]: (session: Session, reply: Reply) => Session } = {
  'cart.create': keepsCart,
  'cart.createWithItem': keepsCart,
  'wishlists.add': keepsFavorites,
  'savedForLater.save': keepsSaved,
  'savedForLater.list': keepsSaved,
  'checkout.placeOrder': keepsOrder,
  'checkout.patchOrder': keepsOrder,
};

/** Answers after which the session has no cart: it is not there any more (ERR-06), or its customer is not (ERR-05). */
const endsCart: ReadonlySet<string | undefined> = new Set(['BSK404', 'AUT498']);

/** The session after an operation was answered; the same value where nothing changed. */
export const sessionAfter = (session: Session, operation: string, reply: Reply): Session => {
  if (endsCart.has(errorId(reply.body))) return session.basketId === undefined ? session : withoutBasket(session);
  const effect = effects[operation];
  return effect === undefined || reply.status < 200 || reply.status > 299 ? session : effect(session, reply);
};
