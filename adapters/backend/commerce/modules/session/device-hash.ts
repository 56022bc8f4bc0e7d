import { DEVICE_HEADER } from '#adapters/contract/device-header.ts';
import type { Queries } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { digestOf } from '#adapters/backend/commerce/kernel/opaque-id.ts';

const SECRET = /^[\w-]{43}$/;

/**
 * The digest of a member on the device of a call, from the secret of its cookie (`DEVICE_HEADER`); undefined without a
 * secret. Two members on one device have different digests.
 */
export const deviceHashOf = ({ headers }: Request, consumerId: string): string | undefined => {
  const secret = headers.get(DEVICE_HEADER) ?? '';
  return SECRET.test(secret) ? digestOf(`device ${consumerId} ${secret}`) : undefined;
};

/**
 * The digest of the device of a call if the member has signed in on it before. For an unknown member the same query runs.
 */
export const knownDeviceOf = async (db: Queries, request: Request, consumerId = ''): Promise<string | undefined> => {
  const deviceHash = deviceHashOf(request, consumerId);
  if (deviceHash === undefined) return undefined;
  const known = await db
    .selectFrom('signIn')
    .select('familyId')
    .where('consumerId', '=', consumerId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst();
  return known === undefined ? undefined : deviceHash;
};
