import * as Effect from 'effect/Effect';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import { placeNotice } from '#core/failures/placement.ts';
import type { CardToken, PaymentSession } from '#core/payment/payment-method.ts';
import type { CardExpiry, SavedCard } from '#core/payment/saved-card.ts';
import type { IdGenerator } from '#core/session/ports/id-generator.ts';
import type { SessionUseCases } from '#core/session/use-cases/session-use-cases.ts';
import { startCommand } from '#core/session/use-cases/start-command.ts';
import type { SavedCardGateway } from '../ports/saved-card-gateway.ts';

type Cards = Effect.Effect<readonly SavedCard[], ApiFailure>;

/** The saved cards of a member (PAY-08). Every change returns all cards. */
export type SavedCardUseCases = {
  readonly list: () => Cards;
  /** Opens the provider's card fields for `save`. */
  readonly openSession: () => Effect.Effect<PaymentSession, ApiFailure>;
  /** The first card becomes the default one. Failures other than PYT300 have one text (PAY-10, ERR-29). */
  readonly save: (entered: { readonly card: CardToken; readonly isDefault: boolean }) => Cards;
  readonly makeDefault: (id: string) => Cards;
  /** Fails with FE309 for a date in the past. */
  readonly changeExpiry: (id: string, expiry: CardExpiry) => Cards;
  /** The oldest other card becomes the default one if it was. */
  readonly remove: (id: string) => Cards;
};

type Ports = {
  readonly savedCards: SavedCardGateway;
  readonly session: SessionUseCases;
  readonly idGenerator: IdGenerator;
  readonly failureTexts: FailureTexts;
};

export const makeSavedCardUseCases = ({
  savedCards,
  session,
  idGenerator,
  failureTexts: texts,
}: Ports): SavedCardUseCases => {
  const command = startCommand(session, idGenerator);
  const change = (
    id: string,
    changes: Parameters<SavedCardGateway['change']>[0]['changes'],
  ): Effect.Effect<SavedCard, ApiFailure> =>
    Effect.flatMap(command, ({ key }) => savedCards.change({ key, id, changes }));

  return {
    list: () => Effect.andThen(session.ensure, savedCards.list),
    openSession: () => Effect.andThen(session.ensure, savedCards.openSession),
    save: ({ card, isDefault }) =>
      Effect.flatMap(command, ({ key }) => savedCards.add({ key, card, isDefault })).pipe(
        Effect.mapError((failure) => ({ ...failure, message: placeNotice('card', failure, { texts }).message })),
        Effect.andThen(savedCards.list),
      ),
    makeDefault: (id) => Effect.andThen(change(id, { isDefault: true }), savedCards.list),
    changeExpiry: (id, expiry) => Effect.andThen(change(id, expiry), savedCards.list),
    remove: (id) =>
      Effect.flatMap(command, ({ key }) => savedCards.remove({ key, id })).pipe(Effect.andThen(savedCards.list)),
  };
};
