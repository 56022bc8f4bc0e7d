import * as Effect from 'effect/Effect';
import type { SavedCardGateway } from '../account/ports/saved-card-gateway.ts';
import type { SavedCard } from '../payment/saved-card.ts';
import type { SessionRepository } from '../session/ports/session-repository.ts';
import { Session } from '../session/session.ts';
import { apiRefusal, type FakeFaults } from './faults.ts';

/** Saved cards in memory. A card is known by its token; years before 2021 are in the past. */
export type FakeSavedCards = SavedCardGateway & { readonly saved: () => readonly SavedCard[] };

export const makeFakeSavedCards = (faults: FakeFaults, sessions: SessionRepository): FakeSavedCards => {
  let cards: readonly (SavedCard & { readonly token: string })[] = [];
  const keys = new Map<string, string>();
  const withDefault = (id: string | undefined): typeof cards =>
    cards.map((card) => ({ ...card, isDefault: card.id === id }));
  const shown = (): readonly SavedCard[] => cards.map(({ token: _token, ...card }) => card);

  const meet = (operation: string) =>
    Effect.gen(function* () {
      yield* faults.meet(operation);
      if (!Session.isMember(yield* sessions.read)) yield* Effect.fail(apiRefusal('AUT440', 403));
    });
  const find = (id: string | undefined) =>
    Effect.suspend(() => {
      const found = shown().find((card) => card.id === id);
      return found === undefined ? Effect.fail(apiRefusal('API404', 404)) : Effect.succeed(found);
    });

  return {
    saved: shown,
    list: Effect.andThen(meet('savedCards'), Effect.sync(shown)),
    openSession: Effect.as(meet('openCardSession'), {
      sessionId: 'card-session',
      clientToken: 'client-token',
      expiresAt: '2099-01-01T00:00:00.000Z',
      providerUrl: 'https://pay.test',
    }),
    add: ({ key, card: { token, brand, last4, expMonth, expYear, holderName = '' }, isDefault }) =>
      Effect.gen(function* () {
        yield* meet('saveCard');
        if (!keys.has(key)) {
          if (cards.some((card) => card.token === token)) return yield* Effect.fail(apiRefusal('PYT300', 409));
          const id = `card-${keys.size + 1}`;
          keys.set(key, id);
          cards = [...cards, { id, token, brand, last4, expMonth, expYear, holderName, isDefault: false }];
          if (isDefault || cards.length === 1) cards = withDefault(id);
        }
        return yield* find(keys.get(key));
      }),
    change: ({ id, changes: { isDefault, ...expiry } }) =>
      Effect.gen(function* () {
        yield* meet('changeCard');
        const changed = { ...(yield* find(id)), ...expiry };
        if (changed.expYear < 2021) return yield* Effect.fail(apiRefusal('FE309'));
        cards = cards.map((card) => (card.id === id ? { ...card, ...expiry } : card));
        if (isDefault) cards = withDefault(id);
        return yield* find(id);
      }),
    remove: ({ id }) =>
      Effect.gen(function* () {
        yield* meet('removeCard');
        const { isDefault } = yield* find(id);
        cards = cards.filter((card) => card.id !== id);
        if (isDefault) cards = withDefault(cards[0]?.id);
      }),
  };
};
