import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf, newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { enqueueMessage } from '#adapters/backend/commerce/kernel/outbox/enqueue-message.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { AccountRecord } from '../account/account-records.ts';
import { deleteSentCodes, insertSentCode } from './sent-code-records.ts';

const DIGITS = 6;

/** Six random digits. The modulo favors no number noticeably: 2^32 is 4,294 times a million. */
const newDigits = (): string => {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(random % 10 ** DIGITS).padStart(DIGITS, '0');
};

/** Sends a new code that verifies the address of an account; earlier codes become invalid. */
export const sendVerification = async (
  tx: Tx,
  { email, firstName }: Pick<AccountRecord, 'email' | 'firstName'>,
  site: CommerceSite,
): Promise<void> => {
  const code = newDigits();
  const sent = { identityHash: digestOf(email), purpose: 'verify' } as const;
  await deleteSentCodes(tx, sent);
  const codeHash = digestOf(`${email} ${code}`);
  await insertSentCode(tx, { ...sent, codeHash });
  await enqueueMessage(tx, {
    kind: 'email-verification',
    params: { firstName, code },
    to: email,
    siteId: site.siteId,
    locale: site.locale,
    key: `email-verification ${newId()}`,
  });
};
