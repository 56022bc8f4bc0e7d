import * as t from 'io-ts';
import { hasExpired } from './card-rules.ts';
import { digest } from './digest.ts';
import type { Journal } from './ledger.ts';
import type { RequestRefusal } from './request-body.ts';
import { serialQueue } from './serial-queue.ts';
import { cardBehaviors, type DeclineCode } from './test-cards.ts';
import { cardClaims, type TokenizedCard } from './tokens.ts';

/** The state of a stored payment method after a change; without a card it is deleted. `at` is ISO 8601. */
export const methodEntry = t.intersection([
  t.type({
    seq: t.number,
    at: t.string,
    paymentMethodId: t.string,
    consumerReference: t.string,
    fingerprint: t.string,
  }),
  t.partial({ card: cardClaims }),
]);
export type MethodEntry = t.TypeOf<typeof methodEntry>;

/** A card that its consumer can be charged with again. */
export type StoredMethod = {
  readonly paymentMethodId: string;
  readonly consumerReference: string;
  readonly card: TokenizedCard;
};

/** `card_refused`: the verification of the card failed; nothing was charged. */
type StoreOutcome =
  | { readonly method: StoredMethod }
  | (RequestRefusal<'card_refused'> & { readonly declineCode: DeclineCode })
  | RequestRefusal<'idempotency_key_reused' | 'unknown_token'>;

type Owned = Pick<StoredMethod, 'paymentMethodId' | 'consumerReference'>;

/** The stored payment methods of the shops' consumers. A method of another consumer is unknown. */
export const makeStoredMethods = ({
  methods,
  secret,
  now,
}: {
  readonly methods: Journal<MethodEntry>;
  readonly secret: string;
  readonly now: () => number;
}) => {
  const latest = new Map<string, Omit<MethodEntry, 'seq'>>(
    methods.entries().map((entry) => [entry.paymentMethodId, entry]),
  );
  const enqueue = serialQueue();
  const append = async (entry: Omit<MethodEntry, 'seq' | 'at'>): Promise<void> => {
    const dated = { at: new Date(now()).toISOString(), ...entry };
    await methods.append(dated);
    latest.set(entry.paymentMethodId, dated);
  };
  const methodOf = (entry: Omit<MethodEntry, 'seq'> | undefined): StoredMethod | undefined =>
    entry?.card === undefined
      ? undefined
      : { paymentMethodId: entry.paymentMethodId, consumerReference: entry.consumerReference, card: entry.card };
  const methodsOf = (consumerReference: string): readonly StoredMethod[] =>
    [...latest.values()]
      .flatMap((entry) => methodOf(entry) ?? [])
      .filter((m) => m.consumerReference === consumerReference);
  const find = (owned: Owned): StoredMethod | undefined =>
    methodsOf(owned.consumerReference).find(({ paymentMethodId }) => paymentMethodId === owned.paymentMethodId);

  const change = (changed: Owned & Partial<StoredMethod>): Promise<void> =>
    append({ ...changed, fingerprint: latest.get(changed.paymentMethodId)?.fingerprint ?? '' });

  return {
    /** At most one method per idempotency key; a retry gets the method as it is then. */
    store: async ({
      idempotencyKey,
      token,
      isTokenValid,
      card,
      consumerReference,
    }: Pick<StoredMethod, 'consumerReference' | 'card'> & {
      readonly idempotencyKey: string;
      readonly token: string;
      readonly isTokenValid: boolean;
    }): Promise<StoreOutcome> => {
      const paymentMethodId = `pm_${await digest(`${secret} payment method ${idempotencyKey}`)}`;
      const fingerprint = await digest(JSON.stringify([consumerReference, token]));
      return enqueue(async (): Promise<StoreOutcome> => {
        const known = latest.get(paymentMethodId);
        if (known !== undefined && known.fingerprint !== fingerprint) return { error: 'idempotency_key_reused' };
        const method = methodOf(known);
        if (method !== undefined) return { method };
        if (known !== undefined || !isTokenValid) return { error: 'unknown_token' };
        const behavior = cardBehaviors[hasExpired(card, now()) ? 'expired_card' : card.behavior];
        if (behavior.status === 'declined') return { error: 'card_refused', declineCode: behavior.declineCode };
        await append({ paymentMethodId, consumerReference, fingerprint, card });
        return { method: { paymentMethodId, consumerReference, card } };
      });
    },
    list: (consumerReference: string) => enqueue(async () => methodsOf(consumerReference)),
    find: (owned: Owned) => enqueue(async () => find(owned)),
    setExpiry: (owned: Owned, expiry: Pick<TokenizedCard, 'expMonth' | 'expYear'>) =>
      enqueue(async () => {
        const method = find(owned);
        if (method !== undefined) await change({ ...method, card: { ...method.card, ...expiry } });
        return find(owned);
      }),
    /** Idempotent; charges of the method stay. */
    delete: (owned: Owned) =>
      enqueue(async () => {
        if (find(owned) !== undefined) await change(owned);
      }),
  };
};

export type StoredMethods = ReturnType<typeof makeStoredMethods>;
