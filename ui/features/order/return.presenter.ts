import { makeAutoObservable } from 'mobx';
import type { LineView } from '#core/cart/line-view.ts';
import { expectedRefundSplit, type RefundSplit } from '#core/order/refunds.ts';
import type { SizeOffer } from '#core/order/exchange.ts';
import type { DocumentFile, Purchase, ReturnLabel } from '#core/order/purchase.ts';
import { isReturnReason, returnWays, type ReturnPart, type ReturnWay } from '#core/order/return.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import { MissingFields, wrongQuantities, type QuantityTexts } from './missing-fields.ts';
import { UnitChoice } from './unit-choice.ts';

/** Id of the list of reasons of a line. */
export const reasonField = (itemId: string): string => `reason-${itemId}`;

type ReturnTexts = QuantityTexts & {
  readonly nothing: string;
  readonly reason: string;
  readonly reasonFor: (name: string) => string;
  readonly failed: string;
  readonly sizeGone: string;
};

type ChosenUnits = {
  readonly itemId: string;
  readonly name: string;
  /** Color and size. */
  readonly detail: string;
  readonly quantity: number;
  /** What another size replaces. */
  readonly sizes?: { readonly from: string; readonly to: string };
};

type ReturnParts = Pick<PresenterEnvironment, 'tasks' | 'shell'> & {
  readonly purchase: Purchase;
  readonly lines: readonly LineView[];
  readonly texts: ReturnTexts;
  /** The order is not as it is shown. */
  readonly onStale: () => void;
};

/**
 * Starts a return of units of an order by post or in a store, each line with a reason, for a refund or for another size;
 * and downloads its label (ORD-10 to ORD-12).
 */
export class ReturnPresenter {
  readonly choice: UnitChoice;
  readonly missing: MissingFields;
  way: ReturnWay = 'post';
  isBusy = false;
  isDownloading = false;
  /** The label, once the return has started. */
  label: ReturnLabel | undefined = undefined;
  readonly #parts: ReturnParts;

  constructor(parts: ReturnParts) {
    const { openUnits } = parts.purchase;
    const open = parts.lines.flatMap((line) => {
      const max = openUnits.find(({ itemId }) => itemId === line.id)?.returnable ?? 0;
      return max === 0 ? [] : [{ line, max }];
    });
    this.choice = new UnitChoice(open, false);
    const { texts } = parts;
    this.missing = new MissingFields(() =>
      this.choice.parts.length === 0
        ? [{ field: this.choice.firstField, message: texts.nothing }]
        : [
            ...wrongQuantities(this.choice, texts),
            ...this.chosen
              .filter(({ itemId }) => !isReturnReason(this.choice.chosen[itemId]?.reason ?? ''))
              .map(({ itemId, name }) => ({
                field: reasonField(itemId),
                message: texts.reason,
                summary: texts.reasonFor(name),
              })),
          ],
    );
    this.#parts = parts;
    makeAutoObservable(this, { choice: false, missing: false }, { deep: false, autoBind: true });
  }

  activate(): () => void {
    return this.#parts.tasks.start();
  }

  /** What the chosen units refund that are not exchanged; undefined for none, or if the service does not say. */
  get refund(): RefundSplit | undefined {
    const parts = this.choice.parts.filter(({ size }) => size === '');
    return parts.length === 0 || this.choice.outOfRange.length > 0
      ? undefined
      : expectedRefundSplit(this.#parts.purchase, parts);
  }

  /** The chosen units with their names; with both sizes if they are exchanged. */
  get chosen(): readonly ChosenUnits[] {
    return this.choice.parts.map(({ itemId, quantity, size: sku }) => {
      const line = this.#parts.lines.find(({ id }) => id === itemId);
      const { name = '', colorName = '', size: from = '' } = line ?? {};
      const { exchangeSizes = [] } = this.openOf(itemId) ?? {};
      const to = exchangeSizes.find((offer) => offer.sku === sku)?.size;
      const detail = [colorName, from].filter((part) => part !== '').join(', ');
      return { itemId, quantity, name, detail, ...(to === undefined ? {} : { sizes: { from, to } }) };
    });
  }

  /** Whether a line can be exchanged for another size. */
  get offersSizes(): boolean {
    return this.choice.lines.some(({ line }) => (this.openOf(line.id)?.exchangeSizes ?? []).length > 0);
  }

  /** Whether a chosen line is exchanged for another size. */
  get isExchange(): boolean {
    return this.choice.parts.some(({ size }) => size !== '');
  }

  /** What can be returned of a line, and until when. */
  openOf(itemId: string): Purchase['openUnits'][number] | undefined {
    return this.#parts.purchase.openUnits.find((line) => line.itemId === itemId);
  }

  setWay(way: string): void {
    this.way = returnWays.find((known) => known === way) ?? this.way;
  }

  /** Sizes for which the chosen units of a line can be exchanged. */
  sizesOf(itemId: string): readonly SizeOffer[] {
    const { exchangeSizes = [] } = this.openOf(itemId) ?? {};
    const { quantity, size } = this.choice.chosen[itemId] ?? { quantity: 1, size: '' };
    return exchangeSizes.filter(({ sku, available }) => available >= quantity || sku === size);
  }

  send(): void {
    if (this.isBusy) return;
    this.choice.clearNotice();
    if (!this.missing.submit()) return;
    const { tasks, purchase, texts, onStale } = this.#parts;
    const parts = this.choice.parts.flatMap(({ reason, size, ...part }): readonly ReturnPart[] =>
      isReturnReason(reason) ? [{ ...part, reason, ...(size === '' ? {} : { exchangeSku: size }) }] : [],
    );
    this.isBusy = true;
    void tasks.command((shop) => shop.purchases.startReturn(purchase, parts, this.way), {
      done: (label) => {
        this.label = label;
      },
      failed: (failure) => {
        if (failure._tag === 'ApiFailure') {
          this.choice.refuse(failure.message);
          if (failure.errorId === 'ORD409') onStale();
        } else this.choice.refuse(failure._tag === 'SizeNotOffered' ? texts.sizeGone : texts.failed);
      },
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  download(save: (file: DocumentFile) => void): void {
    const { label } = this;
    const { tasks, purchase } = this.#parts;
    if (label === undefined || this.isDownloading) return;
    this.isDownloading = true;
    void tasks.command((shop) => shop.purchases.download(purchase, label.returnId), {
      done: save,
      finally: () => {
        this.isDownloading = false;
      },
    });
  }
}
