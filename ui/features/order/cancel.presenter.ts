import { makeAutoObservable } from 'mobx';
import type { LineView } from '#core/cart/line-view.ts';
import { cancellationObstacle } from '#core/order/cancellation.ts';
import { expectedCancellation, type TenderBack } from '#core/order/expected-cancellation.ts';
import { canceledParts, giftsAfterCancellation } from '#core/order/gifts-left.ts';
import type { Purchase } from '#core/order/purchase.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import { MissingFields, wrongQuantities, type QuantityTexts } from './missing-fields.ts';
import { UnitChoice, type ChoiceLine } from './unit-choice.ts';

/** Id of the list of reasons. */
export const REASON_FIELD = 'cancel-reason';

/** What the chosen units give back to each tender; `isGift`: they are free gifts. */
export type Back = { readonly tenders: readonly TenderBack[]; readonly isGift: boolean };

type CancelTexts = QuantityTexts & {
  /** Says that the units are canceled, and what is given back. */
  readonly done: (back: Back | undefined) => string;
  readonly nothing: string;
  readonly reason: string;
  /** Why the units cannot be canceled (`cancellationObstacle`). */
  readonly canceled: string;
  readonly prepared: string;
  readonly closed: string;
};

type CancelParts = Pick<PresenterEnvironment, 'tasks' | 'shell'> & {
  readonly purchase: Purchase;
  readonly lines: readonly LineView[];
  readonly texts: CancelTexts;
  readonly onCanceled: (purchase: Purchase) => void;
  /** The order is not as it is shown: reads it again, and calls `then` with it, or with the one that is shown. */
  readonly onStale: (then: (now: Purchase) => void) => void;
};

/** Cancels units of an order after a confirmation (ORD-09, ORD-20). */
export class CancelPresenter {
  choice: UnitChoice;
  readonly missing: MissingFields;
  reason = '';
  isBusy = false;
  private purchase: Purchase;
  readonly #parts: CancelParts;

  constructor(parts: CancelParts) {
    this.purchase = parts.purchase;
    this.#parts = parts;
    const open = this.openLines();
    const [only, ...others] = open;
    this.choice = new UnitChoice(open, only?.max === 1 && others.length === 0);
    const { texts } = parts;
    this.missing = new MissingFields(() => [
      ...(this.choice.parts.length === 0 ? [{ field: this.choice.firstField, message: texts.nothing }] : []),
      ...wrongQuantities(this.choice, texts),
      ...(this.reason === '' ? [{ field: REASON_FIELD, message: texts.reason }] : []),
    ]);
    makeAutoObservable(this, { missing: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  /** What the chosen units give back; undefined without one, or if the service does not say. */
  get back(): Back | undefined {
    const { parts } = this.choice;
    if (parts.length === 0 || this.choice.outOfRange.length > 0) return undefined;
    const tenders = expectedCancellation(this.purchase, canceledParts(this.purchase, parts));
    const isGift = parts.every(({ itemId }) => this.#parts.lines.some(({ id, isBonus }) => id === itemId && isBonus));
    return tenders && { tenders, isGift };
  }

  /** Names of gifts that were not chosen: canceled with the last other goods of the order, or kept. */
  get gifts(): { readonly leaving: readonly string[]; readonly staying: readonly string[] } {
    const parts = this.choice.outOfRange.length > 0 ? [] : this.choice.parts;
    const { leaving, staying } = giftsAfterCancellation(this.purchase, parts);
    const namesOf = (ids: readonly string[]): readonly string[] =>
      ids.flatMap((itemId) => this.#parts.lines.find(({ id }) => id === itemId)?.name ?? []);
    return { leaving: namesOf(leaving), staying: namesOf(staying) };
  }

  setReason(reason: string): void {
    this.reason = reason;
  }

  send(): void {
    if (this.isBusy) return;
    this.choice.clearNotice();
    if (!this.missing.submit()) return;
    const { purchase } = this;
    const { tasks, shell, texts, onCanceled, onStale } = this.#parts;
    const parts = this.choice.parts.map(({ itemId, quantity }) => ({ itemId, quantity }));
    const done = texts.done(this.back);
    this.isBusy = true;
    void tasks.command((shop) => shop.purchases.cancel(purchase, { parts, reason: this.reason }), {
      done: (canceled) => {
        shell.toasts.show({ title: done, tone: 'success' });
        onCanceled(canceled);
      },
      failed: (failure) => {
        if (failure._tag !== 'ApiFailure') return this.choice.refuse(texts.prepared);
        if (failure.errorId !== 'ORD409') return this.choice.refuse(failure.message);
        onStale((now) => {
          this.refresh(now, texts[cancellationObstacle({ shown: purchase, now }, parts)]);
        });
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  /** Shows what of the order can be canceled now, and why the service refused. */
  private refresh(now: Purchase, message: string): void {
    this.purchase = now;
    this.choice = this.choice.ofOpen(this.openLines());
    this.choice.refuse(message);
  }

  private openLines(): readonly ChoiceLine[] {
    return this.#parts.lines.flatMap((line) => {
      const max = this.purchase.openUnits.find(({ itemId }) => itemId === line.id)?.cancellable ?? 0;
      return max === 0 ? [] : [{ line, max }];
    });
  }
}
