import * as Effect from 'effect/Effect';
import type { ApiFailure } from '../../failures/api-failure.ts';
import { fromEither } from '../../kernel/from-either.ts';
import type { ItemId, OrderId } from '../../kernel/identifiers.ts';
import { present } from '../../kernel/present.ts';
import type { InvalidInput } from '../../kernel/violation.ts';
import type { IdGenerator } from '../../session/ports/id-generator.ts';
import type { SessionUseCases } from '../../session/use-cases/session-use-cases.ts';
import type { Form } from '../../validation/form.ts';
import type { RuleTexts } from '../../validation/rule-texts.ts';
import type { Values } from '../../validation/rule.ts';
import { validateForm } from '../../validation/validate-form.ts';
import type { PurchaseGateway } from '../ports/purchase-gateway.ts';
import { HISTORY_PAGE } from '../history-page.ts';
import type { DocumentFile, Purchase, PurchaseHistory, PurchaseSource, ReturnLabel } from '../purchase.ts';
import type { CardToken, PaymentSession } from '../../payment/payment-method.ts';
import { addressOf, type AddressField } from '../../profile/address.ts';
import type { Corrected } from '../correction.ts';
import type { CancellationRejection } from '../cancellation.ts';
import { validateCancellation } from '../validate-cancellation.ts';
import type { OrderPart, PartRejection } from '../order-part.ts';
import { rejectedSize, type SizeRejection } from '../exchange.ts';
import type { ReturnPart, ReturnWay } from '../return.ts';
import { validateReturn } from '../validate-return.ts';
import { trackingForm, type TrackingField } from '../tracking-form.ts';

export type PurchaseUseCases = {
  /** Ten purchases of the member from `start`, newest first; online ones by default (ORD-05, RTE-25). */
  readonly list: (start: number, source?: PurchaseSource) => Effect.Effect<PurchaseHistory, ApiFailure>;
  readonly view: (orderId: OrderId) => Effect.Effect<Purchase, ApiFailure>;
  /** Finds an order for a guest: validates the form first (ORD-02, ORD-03). */
  readonly track: (typed: Values<TrackingField>) => Effect.Effect<Purchase, ApiFailure | InvalidInput>;
  /** Cancels units of an order as it is shown, with a reason (ORD-09, ORD-20). Rejects without a call what cannot be canceled. */
  readonly cancel: (
    purchase: Purchase,
    cancellation: { readonly parts: readonly OrderPart[]; readonly reason: string },
  ) => Effect.Effect<Purchase, ApiFailure | CancellationRejection>;
  /**
   * Starts a return of units of an order as it is shown, by post unless another way is given (ORD-10, ORD-20). Rejects
   * without a call what cannot be returned, and sizes that are not offered in exchange.
   */
  readonly startReturn: (
    purchase: Purchase,
    parts: readonly ReturnPart[],
    way?: ReturnWay,
  ) => Effect.Effect<ReturnLabel, ApiFailure | PartRejection | SizeRejection>;
  /** Cancels a return that was not sent yet, by its id (ORD-16). */
  readonly cancelReturn: (purchase: Pick<Purchase, 'orderId'>, returnId: string) => Effect.Effect<Purchase, ApiFailure>;
  /** Opens the provider's card fields for an order whose payment was refused (PAY-07). */
  readonly openPayment: (purchase: Pick<Purchase, 'orderId'>) => Effect.Effect<PaymentSession, ApiFailure>;
  /** Pays what is due by another card; the order may ask for a challenge (CHK-18). */
  readonly pay: (purchase: Pick<Purchase, 'orderId'>, card: CardToken) => Effect.Effect<Purchase, ApiFailure>;
  /** Reports how the challenge has ended (CHK-18). */
  readonly settlePayment: (
    purchase: Pick<Purchase, 'orderId'>,
    end: 'completed' | 'failed' | 'abandoned',
  ) => Effect.Effect<Purchase, ApiFailure>;
  /**
   * Corrects the e-mail address of an order, and its address, before it is sent. Validates what was typed by its form
   * first, that of the country of the order or of an e-mail address alone. `shipmentId`: a parcel to the address that
   * changes, by default the first one; a form without e-mail address leaves that. A correction by who has only tracked
   * the order waits until it is confirmed.
   */
  readonly correct: (
    purchase: Purchase,
    typed: {
      readonly form: Form<AddressField>;
      readonly values: Values<AddressField>;
      readonly shipmentId?: string | undefined;
    },
  ) => Effect.Effect<Corrected, ApiFailure | InvalidInput>;
  /** Withdraws from the contract of an order, or of some units. Validates number and email address first (ORD-03). */
  readonly withdraw: (
    typed: Values<TrackingField>,
    parts?: readonly OrderPart[],
  ) => Effect.Effect<Purchase, ApiFailure | InvalidInput>;
  /** Sends the email with the gift cards of a line once more (ORD-13). */
  readonly resendGiftCard: (purchase: Pick<Purchase, 'orderNumber'>, itemId: ItemId) => Effect.Effect<void, ApiFailure>;
  /** An invoice, a credit note or the label of a return of an order (ORD-06, ORD-10). */
  readonly download: (
    purchase: Pick<Purchase, 'orderNumber'>,
    documentId: string,
  ) => Effect.Effect<DocumentFile, ApiFailure>;
};

type Ports = {
  readonly purchases: PurchaseGateway;
  readonly session: SessionUseCases;
  readonly ruleTexts: RuleTexts;
  readonly idGenerator: IdGenerator;
};

/** Orders after they were placed: history, one order, look-up by a guest, cancellation and return. */
export const makePurchaseUseCases = ({ purchases, session, ruleTexts, idGenerator }: Ports): PurchaseUseCases => ({
  list: (start, source = 'ONLINE') =>
    Effect.andThen(session.ensure, purchases.history({ start, count: HISTORY_PAGE, source })),
  view: (orderId) => Effect.andThen(session.ensure, purchases.view(orderId)),
  track: Effect.fn('trackOrder')(function* (typed) {
    const { orderNumber = '', email = '' } = yield* fromEither(validateForm(trackingForm, typed, ruleTexts));
    yield* session.ensure;
    return yield* purchases.track({ orderNumber, email });
  }),
  cancel: Effect.fn('cancelOrder')(function* ({ orderNumber, status, isCancellable, openUnits }, cancellation) {
    const items = openUnits.map(({ itemId: id, cancellable }) => ({ id, quantity: cancellable }));
    const checked = validateCancellation(cancellation, { status, cancellable: isCancellable, items });
    const { parts, reason } = yield* fromEither(checked);
    yield* session.ensure;
    return yield* purchases.cancel({ key: yield* idGenerator.key, orderNumber, parts, reason });
  }),
  startReturn: Effect.fn('startReturn')(function* ({ orderId, openUnits }, chosen, way = 'post') {
    const items = openUnits.map(({ itemId: id, returnable }) => ({ id, quantity: returnable }));
    const parts = yield* fromEither(validateReturn(chosen, items));
    const rejected = rejectedSize(parts, openUnits);
    if (rejected !== undefined) return yield* Effect.fail(rejected);
    yield* session.ensure;
    return yield* purchases.startReturn({ key: yield* idGenerator.key, orderId, parts, way });
  }),
  cancelReturn: Effect.fn('cancelReturn')(function* ({ orderId }, returnId) {
    yield* session.ensure;
    return yield* purchases.cancelReturn({ key: yield* idGenerator.key, orderId, returnId });
  }),
  resendGiftCard: Effect.fn('resendGiftCard')(function* ({ orderNumber }, itemId) {
    yield* session.ensure;
    yield* purchases.resendGiftCard({ key: yield* idGenerator.key, orderNumber, itemId });
  }),
  openPayment: ({ orderId }) => Effect.andThen(session.ensure, purchases.openPayment(orderId)),
  pay: Effect.fn('payOrder')(function* ({ orderId }, card) {
    yield* session.ensure;
    return yield* purchases.pay({ key: yield* idGenerator.key, orderId, card });
  }),
  settlePayment: Effect.fn('settlePayment')(function* ({ orderId }, end) {
    yield* session.ensure;
    const outcome = end === 'abandoned' ? 'abandoned' : 'completed';
    return yield* purchases.settlePayment({ key: yield* idGenerator.key, orderId, outcome });
  }),
  correct: Effect.fn('correctOrder')(function* (purchase, { form, values, shipmentId }) {
    const country = purchase.shippingAddress?.country ?? '';
    const { email = purchase.email, ...fields } = yield* fromEither(
      validateForm(form, { ...values, country }, ruleTexts),
    );
    yield* session.ensure;
    const address = form.some(({ name }) => name === 'line1') ? addressOf(fields) : undefined;
    const { orderId } = purchase;
    const what = present({ address, shipmentId });
    return yield* purchases.correct({ key: yield* idGenerator.key, orderId, email, ...what });
  }),
  withdraw: Effect.fn('withdraw')(function* (typed, parts) {
    const { orderNumber = '', email = '' } = yield* fromEither(validateForm(trackingForm, typed, ruleTexts));
    yield* session.ensure;
    return yield* purchases.withdraw({ key: yield* idGenerator.key, orderNumber, email, ...present({ parts }) });
  }),
  download: ({ orderNumber }, invoiceId) =>
    Effect.andThen(session.ensure, purchases.download({ orderNumber, invoiceId })),
});
