import { bytesToHex } from '@noble/hashes/utils.js';
import { Amount } from '#core/kernel/amount.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { openPrepaidAccount, readPrepaidAccount } from '../prepaid/prepaid-records.ts';
import { headOf } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';

export const isRewardMethod = (method: string): boolean => method === 'REWARD_CODE' || method === 'REWARD_CARD';

/** 64 random bits. */
const newCode = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(8))).toUpperCase();

/** In groups of four, as messages write it. */
const grouped = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

/**
 * Refunds what a reward has paid as a new code of that amount, which is sent by mail (orders and money: refunds). It
 * belongs to the owner of the reward, if it had one.
 */
export const replaceReward = async (
  tx: Tx,
  order: OrderRecord,
  {
    refundId,
    instrumentId,
    accountId,
    refunded,
  }: {
    readonly refundId: string;
    readonly instrumentId: string;
    readonly accountId: string | null;
    readonly refunded: number;
  },
): Promise<void> => {
  const { head, currency } = headOf(order);
  const { orderId, orderNumber } = order;
  const code = newCode();
  const owner = accountId === null ? null : (await readPrepaidAccount(tx, accountId)).consumerId;
  await openPrepaidAccount(tx, {
    method: 'REWARD_CODE',
    currency,
    balance: refunded,
    number: code,
    consumerId: owner,
    orderId,
  });
  await enqueueMessage(tx, {
    ...head,
    kind: 'reward-code',
    key: `reward-code ${refundId} ${instrumentId}`,
    params: { orderNumber, amount: Amount.of(refunded), currency, code: grouped(code) },
  });
};
