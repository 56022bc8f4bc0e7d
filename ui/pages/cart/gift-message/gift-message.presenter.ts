import { makeAutoObservable } from 'mobx';
import type { CartItem } from '#core/cart/cart-item.ts';
import { giftMessageForm } from '#core/cart/gift-message.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { placeInForm } from '#core/failures/placement.ts';
import type { RuleTexts } from '#core/validation/rule-texts.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';
import type { CartStore } from '#ui/stores/cart-store.ts';

type GiftMessageParts = {
  readonly tasks: Tasks;
  readonly cart: Pick<CartStore, 'change' | 'current'>;
  readonly item: Pick<CartItem, 'id' | 'giftMessage'>;
  readonly ruleTexts: RuleTexts;
  /** Shown if the service sends no message. */
  readonly failed: string;
  /** Called after the cart has changed, here or elsewhere. */
  readonly onChanged: () => void;
};

const ignore = (): void => undefined;

/** Whether a cart line is a gift, and the message with it. */
export class GiftMessagePresenter {
  readonly form: FormPresenter<'giftMessage'>;
  notice: string | undefined = undefined;
  busy: 'save' | 'remove' | undefined = undefined;
  readonly #parts: GiftMessageParts;

  constructor(parts: GiftMessageParts) {
    const { tasks, cart, item, ruleTexts } = parts;
    this.form = new FormPresenter({
      prefix: 'gift-message',
      form: giftMessageForm,
      ruleTexts,
      onTyped: ({ giftMessage = '' }) => {
        const { current } = cart;
        if (!current) return;
        const draft = { cart: current, itemId: item.id, giftMessage };
        void tasks.command((shop) => shop.lineDelivery.rememberGiftDraft(draft), { done: ignore, failed: ignore });
      },
    });
    this.form.fill({ giftMessage: item.giftMessage ?? '' });
    this.#parts = parts;
    makeAutoObservable(this, { form: false }, { deep: false, autoBind: true });
  }

  /** Shows what was typed and not saved, instead of the message of the line (CHK-37). */
  activate(): () => void {
    const { tasks, cart, item } = this.#parts;
    const stop = tasks.start();
    const { current } = cart;
    if (!current) return stop;
    tasks.query('draft', (shop) => shop.lineDelivery.recallGiftDraft({ cart: current, itemId: item.id }), {
      done: (giftMessage) => {
        if (giftMessage !== undefined && this.form.edited.length === 0) this.form.fill({ giftMessage });
      },
      failed: ignore,
    });
    return stop;
  }

  save(): void {
    if (this.form.submit()) this.write('save', this.form.cleaned.giftMessage ?? '');
  }

  /** The line is no gift any more. */
  remove(): void {
    this.write('remove', undefined);
  }

  private write(command: 'save' | 'remove', giftMessage: string | undefined): void {
    const { cart, item, onChanged } = this.#parts;
    if (this.busy !== undefined) return;
    this.busy = command;
    this.notice = undefined;
    cart.change((now) => (shop) => shop.lineDelivery.writeGiftMessage({ cart: now, itemId: item.id, giftMessage }), {
      done: onChanged,
      failed: this.explain,
      finally: () => {
        this.busy = undefined;
      },
    });
  }

  private explain(failure: CartFailure): void {
    if (failure._tag === 'CartChanged') return this.#parts.onChanged();
    this.notice = failure._tag === 'ApiFailure' ? placeInForm(failure, { fields: [] }).message : this.#parts.failed;
  }
}
