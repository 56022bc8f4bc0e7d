import { withTransaction } from '#adapters/database/transaction.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { providerUnavailable } from '../cart/cart-refusals.ts';
import { makePaymentsClient } from '../payment/payments-client.ts';
import { deleteCard, readCards } from './card-records.ts';

/**
 * Deletes all cards of a member, at the provider first: before the account is deleted, because no transaction is open
 * during a call to the provider. Also deletes cards that the provider stored for a call that then failed. May be
 * repeated after a refusal.
 */
export const forgetCards = async (context: CommerceContext, consumerId: string): Promise<Refusal | undefined> => {
  const provider = makePaymentsClient(context);
  const stored = await provider.listMethods(consumerId);
  if (stored === undefined) return providerUnavailable;
  for (const { paymentMethodId } of stored)
    if (!(await provider.deleteMethod({ paymentMethodId, consumerReference: consumerId }))) return providerUnavailable;
  const { db } = context.database;
  for (const { paymentInstrumentId } of await readCards(db, consumerId))
    await withTransaction(db, (tx) => deleteCard(tx, paymentInstrumentId));
  return undefined;
};
