import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { Moved } from '#core/catalog/use-cases/catalog-use-cases.ts';
import type { NotFound } from '#core/failures/not-found.ts';
import type { BotSuspected } from '#core/session/ports/bot-check.ts';
import type { NothingToBuy } from '#core/checkout/checkout.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';

/** A refusal by error id, as it is printed. */
export type Refused = { readonly _tag: 'Refused'; readonly errorId: string; readonly message: string };

/** Everything that a use case of the command line may fail with. */
export type Failure =
  | CartFailure
  | CartRejection
  | NotFound
  | Moved
  | InvalidInput
  | NothingToBuy
  | BotSuspected
  | Refused;

export const refusal = (errorId: string, message: string): Refused => ({ _tag: 'Refused', errorId, message });

/** Failures without an error id go by their tag, and are explained here. */
const sentences = {
  NotFound: () => 'The shop has no such product.',
  Moved: ({ to }) => `The shop has this at another address: ${to}`,
  NothingToBuy: () => 'The cart is empty.',
  BotSuspected: () => 'The bot check takes this client for a program.',
  ItemNotInCart: ({ itemId }) => `The cart has no line ${itemId}.`,
  QuantityFixed: ({ itemId }) => `The quantity of line ${itemId} cannot be changed.`,
  QuantityInvalid: () => 'A quantity must be a whole number from 1.',
  QuantityAboveLimit: ({ max }) => `The quantity is above the limit of ${max}.`,
  CartChanged: () => 'The cart has changed meanwhile.',
  CartUnsound: () => 'The cart that the shop has answered is not consistent.',
} as const satisfies {
  readonly [Tag in Exclude<Failure['_tag'], 'ApiFailure' | 'CartNotFound' | 'InvalidInput' | 'Refused'>]: (
    failure: Extract<Failure, { readonly _tag: Tag }>,
  ) => string;
};

const sentenceOf = (
  failure: Exclude<Failure, { readonly _tag: 'ApiFailure' | 'CartNotFound' | 'InvalidInput' | 'Refused' }>,
): string => {
  // The table pairs each tag with the sentence for its failure.
  const write = sentences[failure._tag] as (of: typeof failure) => string;
  return write(failure);
};

/** Every failure of the core as the id that a script names, with a readable sentence. */
export const refusedBy = (failure: Failure): Refused => {
  switch (failure._tag) {
    case 'ApiFailure':
      return refusal(failure.errorId, failure.message);
    case 'CartNotFound':
      return refusal(failure.failure.errorId, failure.failure.message);
    case 'InvalidInput':
      return refusal(
        failure._tag,
        failure.violations.map((violation) => `${violation.field}: ${violation.message}`).join('; '),
      );
    case 'Refused':
      return failure;
    default:
      return refusal(failure._tag, sentenceOf(failure));
  }
};
