import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';
import { makeGiftForm, submitGift, type GiftForm } from './gift-form.ts';

type GiftDialogParts = {
  readonly cart: Pick<CartStore, 'change'>;
  readonly item: CartItem;
  readonly site: SiteConfiguration;
  readonly ruleTexts: RuleTexts;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Shown if the service sends no message. */
  readonly failed: string;
  /** Called after the cart has changed, here or elsewhere. */
  readonly onChanged: () => void;
};

/** The gift of a cart line. */
export class GiftDialogPresenter {
  readonly form: GiftForm;
  notice: string | undefined = undefined;
  isBusy = false;
  readonly #parts: GiftDialogParts;

  constructor(parts: GiftDialogParts) {
    this.form = makeGiftForm({ ...parts, gift: parts.item });
    this.#parts = parts;
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  save(): void {
    const { cart, item, onChanged, site } = this.#parts;
    const gift = submitGift(this.form, site);
    if (this.isBusy || gift === undefined) return;
    this.isBusy = true;
    this.notice = undefined;
    cart.change((now) => (shop) => shop.lineDelivery.describeGift({ cart: now, itemId: item.id, gift }), {
      done: onChanged,
      failed: this.explain,
      finally: () => {
        this.isBusy = false;
      },
    });
  }

  private explain(failure: CartFailure): void {
    if (failure._tag === 'CartChanged') return this.#parts.onChanged();
    if (failure._tag !== 'ApiFailure') {
      this.notice = this.#parts.failed;
      return;
    }
    const placed = placeInForm(failure, { fields: ['email'] });
    if (placed.field === undefined) this.notice = placed.message;
    else this.form.refuse([{ field: placed.field, message: placed.message }]);
  }
}
