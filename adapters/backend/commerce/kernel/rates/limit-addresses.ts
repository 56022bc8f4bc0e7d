import type { allEndpoints } from '#adapters/contract/all-endpoints.ts';
import type { ErrorId } from '#core/failures/error-catalog.ts';
import type { CommerceDatabase } from '../database/schema.ts';
import type { Refusal } from '../errors.ts';
import { digestOf } from '../opaque-id.ts';
import { tooManyRequests } from './limit-calls.ts';
import { countCall } from './rate-records.ts';

type AllEndpoints = typeof allEndpoints;
/** The name of an operation, such as `account.signIn`. */
export type OperationName = {
  [Group in keyof AllEndpoints]: `${Group}.${keyof AllEndpoints[Group] & string}`;
}[keyof AllEndpoints];

type Limit = {
  readonly most: number;
  readonly seconds: number;
  /** Of the refusal; API400 by default. */
  readonly errorId?: ErrorId;
};

const QUARTER = 15 * 60;
const HOUR = 60 * 60;

/**
 * Calls per network of a client and window (seconds). A guest's token is free, so limits by consumer alone do not
 * suffice for calls that guess secrets, try cards, write e-mails, create rows or hold stock. They leave space for many
 * shoppers behind one address. The code that verifies an e-mail address is not limited here, as others would block the
 * right one: tries and codes are limited by member.
 */
const addressLimits: { readonly [operation in OperationName]?: Limit } = {
  'authentication.token': { most: 600, seconds: HOUR },
  'account.signIn': { most: 50, seconds: QUARTER, errorId: 'AUT500' },
  'account.signUp': { most: 20, seconds: HOUR },
  'enrollment.lookup': { most: 60, seconds: HOUR },
  'security.requestReset': { most: 20, seconds: HOUR },
  'security.confirmReset': { most: 30, seconds: HOUR },
  'security.checkReset': { most: 60, seconds: HOUR },
  'security.sendVerification': { most: 20, seconds: HOUR },
  'contact.send': { most: 20, seconds: HOUR },
  'contact.requestWarranty': { most: 20, seconds: HOUR },
  'savedCards.add': { most: 30, seconds: HOUR },
  'orderChanges.correct': { most: 30, seconds: QUARTER },
  'orderChanges.pay': { most: 30, seconds: QUARTER },
  'consumer.trackOrder': { most: 30, seconds: QUARTER },
  'cart.reserve': { most: 120, seconds: QUARTER },
  'cart.addPaymentInstrument': { most: 300, seconds: QUARTER },
  'checkout.placeOrder': { most: 120, seconds: QUARTER },
  'checkout.setContact': { most: 120, seconds: QUARTER },
  'checkout.prepareOrder': { most: 120, seconds: QUARTER },
  'sharedCarts.share': { most: 60, seconds: HOUR },
  'favorites.share': { most: 30, seconds: HOUR },
  'recommendations.notify': { most: 60, seconds: HOUR },
  'profile.create': { most: 20, seconds: HOUR },
  'subscriptions.create': { most: 20, seconds: HOUR },
  'subscriptions.change': { most: 40, seconds: HOUR },
  'subscriptions.confirm': { most: 60, seconds: HOUR },
  'reviews.ask': { most: 20, seconds: HOUR },
};

const limitOf: ReadonlyMap<string, Limit> = new Map(Object.entries(addressLimits));

/** Counts a call by the digest of its client's network; 429 with Retry-After beyond the limit. */
export type LimitAddresses = (operation: string, network: string) => Promise<Refusal | undefined>;

/**
 * The digest of a client's network, which the server that accepted the connection has put into the header; undefined for
 * a call within this process.
 */
export const networkOf = ({ headers }: Request): string | undefined => {
  const network = headers.get('x-forwarded-for');
  return network === null ? undefined : digestOf(network);
};

export const makeLimitAddresses =
  ({ db }: Pick<CommerceDatabase, 'db'>): LimitAddresses =>
  async (operation, network) => {
    const limit = limitOf.get(operation);
    if (limit === undefined) return undefined;
    const { most, seconds, errorId } = limit;
    const { calls, left } = await countCall(db, { consumerId: network, rate: operation, seconds });
    return calls <= most ? undefined : tooManyRequests(left, errorId);
  };
