import { placementOf } from '#core/failures/error-catalog.ts';
import type { CartRejection } from '#core/cart/cart-rejection.ts';
import type { DeliveryRejection } from '#core/cart/check-delivery.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import type { ApiFailure } from '#core/failures/api-failure.ts';
import type { Moved } from '#core/catalog/use-cases/catalog-use-cases.ts';
import type { NotFound } from '#core/failures/not-found.ts';
import type { BotSuspected } from '#core/session/ports/bot-check.ts';
import type { CancellationRejection } from '#core/order/cancellation.ts';
import type { SizeRejection } from '#core/order/exchange.ts';
import type { NothingToBuy } from '#core/checkout/checkout.ts';
import type { TooManyAddresses } from '#core/checkout/address-limit.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';

/** A refusal as it is printed, with its error id. `isUnanswered`: the shop could not answer at all. */
export type Refused = {
  readonly _tag: 'Refused';
  readonly errorId: string;
  readonly message: string;
  readonly isUnanswered?: true;
};

/** All failures of the use cases that the command line calls. */
export type Failure =
  | CartFailure
  | CartRejection
  | NotFound
  | Moved
  | InvalidInput
  | NothingToBuy
  | BotSuspected
  | CancellationRejection
  | SizeRejection
  | DeliveryRejection
  | TooManyAddresses
  | Refused;

export const refused = (errorId: string, message: string): Refused => ({ _tag: 'Refused', errorId, message });

/**
 * The text of a refusal: its sentence, preceded by the error id if the service refused. The id of failures of the core
 * and the command line is their tag, which is used only in scripts and JSON reports.
 */
export const refusalText = ({ errorId, message }: Pick<Refused, 'errorId' | 'message'>, prefix = ''): string =>
  /^[A-Z]+\d+$/.test(errorId) ? `${prefix}${errorId}: ${message}` : message;

/** Sentences for failures without an error id, by tag. */
const sentences = {
  NotFound: () => 'The shop has no such product.',
  Moved: ({ to }) => `The shop has this at another address: ${to}`,
  NothingToBuy: () => 'The cart is empty.',
  BotSuspected: () => 'The bot check takes this client for a program.',
  SizeNotOffered: () => 'The size is not available for so many units.',
  ItemNotInCart: ({ itemId }) => `The cart has no line ${itemId}.`,
  QuantityFixed: ({ itemId }) => `The quantity of line ${itemId} cannot be changed.`,
  QuantityInvalid: () => 'A quantity must be a whole number from 1.',
  QuantityAboveLimit: ({ max }) => `The quantity is above the limit of ${max}.`,
  DeliveryFixed: () => 'The delivery of this line cannot be changed.',
  PlaceNeeded: () => 'This delivery needs a store or a collection point.',
  DeliveryUnavailable: ({ code }) => `The line cannot be delivered as ${code}.`,
  TooManyAddresses: ({ max }) => `An order can be sent to up to ${max} addresses.`,
  NothingChosen: () => 'The order has no units for this.',
  ItemNotInOrder: ({ itemId }) => `The order has no open units of line ${itemId}.`,
  ItemTwice: ({ itemId }) => `Line ${itemId} is named twice.`,
  QuantityOutOfLine: ({ max }) => `At most ${max} units of this line are possible.`,
  NotCancellable: () => 'The order can no longer be canceled.',
  ReasonNeeded: () => 'A cancellation needs a reason.',
  CartChanged: () => 'The cart has changed meanwhile.',
  CartUnsound: () => 'The cart that the shop has answered is not consistent.',
} as const satisfies {
  readonly [Tag in Exclude<Failure['_tag'], 'ApiFailure' | 'CartNotFound' | 'InvalidInput' | 'Refused'>]: (
    failure: Extract<Failure, { readonly _tag: Tag }>,
  ) => string;
};

/** Error ids of failures whose sentence is made elsewhere. */
const otherIds: readonly string[] = [
  'InvalidInput',
  'StepMissing',
  'NotOffered',
  'CardInvalid',
  'ChallengeRefused',
  'PaymentRefused',
  'ProviderUnreachable',
];

/** Whether a refusal can have an error id: one of the service, or a tag of the core or the command line. */
export const isRefusalId = (id: string): boolean =>
  placementOf(id) !== undefined || Object.hasOwn(sentences, id) || otherIds.includes(id);

const sentenceOf = (
  failure: Exclude<Failure, { readonly _tag: 'ApiFailure' | 'CartNotFound' | 'InvalidInput' | 'Refused' }>,
): string => {
  // The type assertion is safe, because the table pairs each tag with the sentence for its failure.
  const write = sentences[failure._tag] as (of: typeof failure) => string;
  return write(failure);
};

/** Whether the shop could not answer a call, such as without its database (HTTP-13, HTTP-23). */
const isUnanswered = ({ status, errorId }: ApiFailure): boolean =>
  status === 0 || (status >= 500 && errorId === 'GEN500');

/** Whether the payment provider does not answer the shop. */
const isWithoutProvider = ({ status, errorId }: ApiFailure): boolean => status === 503 && errorId === 'PAY400';

/** For operators: the sentences of the service are for shoppers. Undefined if the service has refused a call. */
const reasonOf = (failure: ApiFailure): string | undefined => {
  if (isWithoutProvider(failure))
    return 'The payment provider does not answer the shop: look at its output, correct PAYMENT_URL, or try again.';
  if (!isUnanswered(failure)) return undefined;
  return failure.status === 0
    ? 'The shop does not answer now: look at its output, or try again.'
    : `The shop cannot answer now (status ${failure.status}): look at its output, or try again.`;
};

const refusedByService = (failure: ApiFailure): Refused => {
  const reason = reasonOf(failure);
  return reason === undefined
    ? refused(failure.errorId, failure.message)
    : { ...refused(failure.errorId, reason), isUnanswered: true };
};

/** Converts every failure of the core to a refusal with id and sentence. */
export const refusedBy = (failure: Failure): Refused => {
  switch (failure._tag) {
    case 'ApiFailure':
      return refusedByService(failure);
    case 'CartNotFound':
      return refusedByService(failure.failure);
    case 'InvalidInput':
      return refused(
        failure._tag,
        failure.violations.map((violation) => `${violation.field}: ${violation.message}`).join('; '),
      );
    case 'Refused':
      return failure;
    default:
      return refused(failure._tag, sentenceOf(failure));
  }
};
