import * as t from 'io-ts';
import { Card, declineReasons, type DeclineReason } from './payment-wire.ts';
import { errorOf, providerPath, type ProviderRequests } from './provider-requests.ts';

const StoredMethod = t.intersection([Card, t.type({ paymentMethodId: t.string, cardFingerprint: t.string })]);
const StoredMethods = t.type({ paymentMethods: t.array(StoredMethod) });
const Declined = t.type({ error: t.literal('card_refused'), declineCode: t.keyof(declineReasons) });

/** A stored card: what may be shown of it, and a fingerprint that is equal for the same card number (PYT300). */
type StoredMethod = t.TypeOf<typeof StoredMethod>;

/** `NotFound`: unknown to the provider, or of another consumer. `Unknown`: ask again with the same arguments. */
type StoredMethodState =
  | { readonly _tag: 'Stored'; readonly method: StoredMethod }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Unknown' };

/** Stored cards of a consumer (PAY-08); `consumerReference` is the shop's id of a member. */
export type StoredMethodsClient = {
  /**
   * Stores the card of a token that is still valid in the session of that reference, after a verification without a
   * charge. `NotFound`: the token is unknown.
   */
  readonly storeMethod: (request: {
    readonly key: string;
    readonly token: string;
    readonly sessionReference: string;
    readonly consumerReference: string;
  }) => Promise<StoredMethodState | { readonly _tag: 'Declined'; readonly reason: DeclineReason }>;
  /** Undefined without a response. */
  readonly listMethods: (consumerReference: string) => Promise<readonly StoredMethod[] | undefined>;
  /** A card that is expired or has no such month is `NotFound` too: check the date before. */
  readonly setMethodExpiry: (request: {
    readonly paymentMethodId: string;
    readonly consumerReference: string;
    readonly expMonth: number;
    readonly expYear: number;
  }) => Promise<StoredMethodState>;
  /** Whether the method is deleted now; false without a response. Idempotent. */
  readonly deleteMethod: (request: {
    readonly paymentMethodId: string;
    readonly consumerReference: string;
  }) => Promise<boolean>;
};

const PATH = 'payment-methods';

export const makeStoredMethodsClient = ({ send, read }: ProviderRequests): StoredMethodsClient => ({
  storeMethod: async ({ key, ...body }) => {
    const response = await send('POST', PATH, { key, body });
    if (errorOf(response) === 'unknown_token') return { _tag: 'NotFound' };
    if (Declined.is(response?.json)) return { _tag: 'Declined', reason: response.json.declineCode };
    const method = read(StoredMethod, response);
    return method === undefined ? { _tag: 'Unknown' } : { _tag: 'Stored', method };
  },
  listMethods: async (consumerReference) =>
    read(StoredMethods, await send('GET', `${PATH}?consumerReference=${encodeURIComponent(consumerReference)}`))
      ?.paymentMethods,
  setMethodExpiry: async ({ paymentMethodId, ...body }) => {
    const path = providerPath(PATH, paymentMethodId);
    if (path === undefined) return { _tag: 'NotFound' };
    const response = await send('PATCH', path, { body });
    if (errorOf(response) !== undefined) return { _tag: 'NotFound' };
    const method = read(StoredMethod, response);
    return method === undefined ? { _tag: 'Unknown' } : { _tag: 'Stored', method };
  },
  deleteMethod: async ({ paymentMethodId, consumerReference }) => {
    const path = providerPath(PATH, paymentMethodId);
    if (path === undefined) return true;
    const response = await send('DELETE', `${path}?consumerReference=${encodeURIComponent(consumerReference)}`);
    return response !== undefined && response.status < 300;
  },
});
