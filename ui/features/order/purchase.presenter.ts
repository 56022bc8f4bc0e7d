import { makeAutoObservable } from 'mobx';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { recipeAgain } from '#core/cart/recipe-again.ts';
import { present } from '#core/kernel/present.ts';
import { summaryRows, type SummaryRow } from '#core/cart/cart-view.ts';
import { lineView, type LineView } from '#core/cart/line-view.ts';
import { isDigitalOnly, rowsOfOrder } from '#core/order/digital-shipment.ts';
import { orderSteps, type OrderStep } from '#core/order/order-steps.ts';
import { finalAmounts, refundSums, type FinalAmounts } from '#core/order/refunds.ts';
import { shownState } from '#core/order/shown-state.ts';
import type { DocumentFile, Purchase } from '#core/order/purchase.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';

/** An order after it was placed, as its owner or a guest who has tracked it sees it (RTE-26). */
export class PurchasePresenter {
  /** `missing`: the service does not show this order to this session. */
  status: 'pending' | 'success' | 'missing' | 'error' = 'pending';
  purchase: Purchase | undefined = undefined;
  /** Message of the failure, in the shopper's language. */
  message = '';
  /** Units are being added to the cart. */
  isBuying = false;
  isCancelingReturn = false;
  /** The open correction: of the address to which a shipment goes, else of the e-mail address and the only address. */
  correcting: { readonly shipmentId?: string | undefined } | undefined = undefined;
  /** The document that is being downloaded. */
  downloading: string | undefined = undefined;
  readonly #orderId: string;
  readonly #parts: PresenterEnvironment;

  constructor(orderId: string, parts: PresenterEnvironment) {
    this.#orderId = orderId;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get lines(): readonly LineView[] {
    const { purchase } = this;
    return purchase?.items.map((item) => lineView(item, purchase.currency, this.#parts.site)) ?? [];
  }

  get rows(): readonly SummaryRow[] {
    const { purchase } = this;
    return purchase === undefined ? [] : rowsOfOrder(purchase, summaryRows(purchase, this.#parts.site));
  }

  /** The amounts below the total, from the refunds of the order; then the taxes of the new total by name. */
  get refundRows(): readonly {
    readonly kind: keyof FinalAmounts | 'tax';
    readonly amount: string;
    readonly name?: string;
  }[] {
    const { purchase } = this;
    const amounts = purchase === undefined ? undefined : finalAmounts(purchase);
    if (purchase === undefined || amounts === undefined) return [];
    const text = (amount: Amount): string => formatMoney(amount, purchase.currency, this.#parts.site.language);
    const back = (['refunded', 'underway', 'released'] as const).filter((kind) => amounts[kind] !== 0);
    return [
      ...back.map((kind) => ({ kind, amount: text(Amount.negate(amounts[kind])) })),
      { kind: 'charged', amount: text(amounts.charged) },
      ...(purchase.finalTaxes ?? []).map(
        ({ label, amount }) => ({ kind: 'tax', name: label, amount: text(amount) }) as const,
      ),
    ];
  }

  get state(): ReturnType<typeof shownState> {
    const { purchase } = this;
    if (purchase === undefined) return 'UNKNOWN';
    const { status, totals } = purchase;
    return shownState({ status, units: totals.totalUnits, ...refundSums(purchase) });
  }

  /** Whether the order is only sent by email. */
  get isDigital(): boolean {
    return this.purchase !== undefined && isDigitalOnly(this.purchase);
  }

  get steps(): readonly OrderStep[] {
    return this.purchase === undefined ? [] : orderSteps(this.purchase, this.state);
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stopTasks = tasks.start();
    // A member whose session had ended has signed in again (AUTH-27).
    tasks.follow(({ _tag }) => {
      if (_tag === 'SignedIn' && this.purchase === undefined) this.load();
    });
    this.load();
    return stopTasks;
  }

  /** `then`: after the order was read, or could not be. */
  load(then: () => void = () => undefined): void {
    if (this.purchase === undefined) this.status = 'pending';
    void this.#parts.tasks.query('purchase', (shop) => shop.purchases.view(this.#orderId), {
      done: this.show,
      failed: (failure) => {
        this.status = failure.errorId === 'OHS4004' ? 'missing' : 'error';
        this.message = failure.message;
      },
      finally: then,
    });
  }

  openCorrection(shipmentId?: string): void {
    this.correcting = { shipmentId };
  }

  closeCorrection(): void {
    this.correcting = undefined;
  }

  /** Puts the items as they were ordered into the cart and opens it; reports the items that could not be added. */
  buyAgain(): void {
    const { purchase } = this;
    const { shell } = this.#parts;
    const exchanged = purchase?.shipments.flatMap((one) => (one.exchangeOf === undefined ? [] : one.itemIds)) ?? [];
    const items = purchase?.items.filter(({ id, isBonus }) => !isBonus && !exchanged.includes(id)) ?? [];
    if (this.isBuying || items.length === 0) return;
    this.isBuying = true;
    let open = items.length;
    let added = 0;
    for (const { sku, productId, name, quantity, recipe } of items) {
      const again = { sku, productId, quantity, ...present({ recipe: recipeAgain(recipe) }) };
      shell.cart.write(() => (shop) => shop.carts.add(again), {
        done: () => {
          added += 1;
        },
        failed: (failure) => {
          const reason = failure._tag === 'ApiFailure' ? failure.message : '';
          shell.toasts.show({ title: [name, reason].filter((part) => part !== '').join(': '), tone: 'error' });
        },
        finally: () => {
          open -= 1;
          if (open > 0) return;
          this.isBuying = false;
          if (added > 0) shell.navigation.go('/cart');
        },
      });
    }
  }

  /** Downloads an invoice or credit note, or the label of a return by its id (ORD-06, ORD-10). */
  download(id: string, save: (file: DocumentFile) => void): void {
    const { purchase } = this;
    if (purchase === undefined || this.downloading !== undefined) return;
    this.downloading = id;
    void this.#parts.tasks.command((shop) => shop.purchases.download(purchase, id), {
      done: save,
      finally: () => {
        this.downloading = undefined;
      },
    });
  }

  /**
   * Cancels a return that was not sent yet, says `done` in a toast and shows the order without it (ORD-16). After a
   * refusal the order is read again: `ended` if another tab has canceled the return, `late` if it is on its way, else the
   * reason. `onEnd`: closes the dialog.
   */
  cancelReturn(
    { returnId }: Pick<Purchase['returns'][number], 'returnId'>,
    texts: { readonly done: string; readonly ended: string; readonly late: string },
    onEnd: () => void,
  ): void {
    const { purchase } = this;
    const { tasks, shell } = this.#parts;
    if (purchase === undefined || this.isCancelingReturn) return;
    this.isCancelingReturn = true;
    void tasks.command((shop) => shop.purchases.cancelReturn(purchase, returnId), {
      done: (next) => {
        shell.toasts.show({ title: texts.done, tone: 'success' });
        this.show(next);
      },
      failed: (failure) =>
        this.load(() => {
          const isLate = failure._tag === 'ApiFailure' && failure.errorId === 'ORD409';
          const isOver = this.purchase?.returns.some((one) => one.returnId === returnId && one.status === 'CANCELLED');
          shell.toasts.show(
            isOver === true
              ? { title: texts.ended, tone: 'info' }
              : { title: isLate ? texts.late : failure.message, tone: 'error' },
          );
        }),
      finally: () => {
        this.isCancelingReturn = false;
        onEnd();
      },
    });
  }

  /** Shows the order that the service returned for a change. */
  show(purchase: Purchase): void {
    this.purchase = purchase;
    this.status = 'success';
  }
}
