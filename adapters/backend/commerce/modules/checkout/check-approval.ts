import type { BnplAuthorizationBody } from '#adapters/contract/checkout.ts';
import { Money } from '#core/kernel/money.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import type { CallContext } from '#adapters/backend/commerce/kernel/handler.ts';
import { incrementVersion } from '../cart/cart-records.ts';
import { paymentMissing } from '../cart/cart-refusals.ts';
import { exceededApproval, payingTenders } from '../cart/cart-tenders.ts';
import type { CartParts } from '../cart/cart-wire.ts';
import { lockOwnCart } from '../cart/change-cart.ts';
import { detachInstrument } from '../cart/instrument-records.ts';
import { cartReply } from '../cart/view-cart.ts';

/** Thrown, and so rolls back: the order costs more than the shopper has approved. */
type ApprovalExceeded = { readonly _tag: 'ApprovalExceeded'; readonly cartId: string; readonly instrumentId: string };

export const isApprovalExceeded = (thrown: unknown): thrown is ApprovalExceeded =>
  typeof thrown === 'object' && thrown !== null && '_tag' in thrown && thrown._tag === 'ApprovalExceeded';

/** Detaches an instrument that cannot pay the order: 409 with the cart, which needs another approval. */
export const replyWithoutApproval = async (tx: Tx, { cartId, instrumentId }: ApprovalExceeded, call: CallContext) => {
  await lockOwnCart(tx, call, cartId);
  await detachInstrument(tx, { cartId, instrumentId });
  return cartReply(tx, await incrementVersion(tx, cartId), { ...call, status: 409 });
};

/** Throws `ApprovalExceeded` if the order costs more than the shopper has approved (CHK-17). */
export const refuseExceededApproval = (parts: CartParts): void => {
  const exceeded = exceededApproval(parts);
  if (exceeded === undefined) return;
  const { instrumentId } = exceeded;
  const thrown: ApprovalExceeded = { _tag: 'ApprovalExceeded', cartId: parts.cart.cartId, instrumentId };
  throw thrown;
};

/**
 * Checks the authorization of pay later against what the order costs (CHK-17): PYT404 if pay later pays and it is
 * missing, 409 with the cart if it is about another amount or another token.
 */
export const checkAuthorization = async (
  tx: Tx,
  parts: CartParts,
  { authorization, call }: { readonly authorization: BnplAuthorizationBody | undefined; readonly call: CallContext },
): Promise<void> => {
  const tender = payingTenders(parts).find(({ method }) => method === 'BNPL');
  if (tender !== undefined && authorization === undefined) throw paymentMissing;
  const known = parts.instruments.find(({ instrumentId }) => instrumentId === tender?.instrumentId);
  const { currency } = call.site;
  const isAgreed =
    authorization === undefined ||
    (tender !== undefined &&
      authorization.token === known?.authorization &&
      authorization.currency === currency &&
      authorization.orderAmount === Money.toDecimal(tender.amount, currency));
  if (!isAgreed) throw await cartReply(tx, parts.cart, { ...call, status: 409 });
};
