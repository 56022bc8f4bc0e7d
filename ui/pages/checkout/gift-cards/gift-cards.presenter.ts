import { makeAutoObservable, reaction } from 'mobx';
import type { Cart, PaymentInstrument } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { tenderName } from '#core/cart/summary.ts';
import type { GiftCardBalance } from '#core/checkout/gift-card.ts';
import { remainingForPrepaid } from '#core/checkout/prepaid-share.ts';
import { placeInForm } from '#core/failures/placement.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { Amount } from '#core/kernel/amount.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { makeGiftCardForm, type GiftCardField } from '#ui/features/gift-cards/gift-card-form.ts';
import type { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { removalId } from '../tender-rows.tsx';

type GiftCardRow = {
  readonly id: string;
  readonly name: string;
  /** `paysAll`: with its whole balance; `unused`: the others pay enough; `empty`: its balance was spent elsewhere. */
  readonly use: 'pays' | 'paysAll' | 'unused' | 'empty';
  readonly amount: string;
  /** What stays on the card. */
  readonly rest: string;
};

type Billing = Pick<BillingStepPresenter, 'busy' | 'setBusy' | 'include' | 'refusals' | 'submit'>;

/** The element that gets the focus; a new object for each move. */
type Focus = { readonly id: string };

export const TITLE_ID = 'gift-cards-title';
export const TOGGLE_ID = 'gift-cards-toggle';
const useOf = ({ amount, balanceAfter = Amount.zero }: PaymentInstrument): GiftCardRow['use'] => {
  if (amount > 0) return balanceAfter > 0 ? 'pays' : 'paysAll';
  return balanceAfter > 0 ? 'unused' : 'empty';
};

/** The gift cards of a checkout: those that pay, and the form to use another one (GFT-06, GFT-08, PAY-14). */
export class GiftCardsPresenter {
  readonly form: FormPresenter<GiftCardField>;
  isOpen = false;
  /** Whether the last try failed. */
  hasFailed = false;
  busy: 'applying' | 'checking' | 'removing' | undefined = undefined;
  balance: GiftCardBalance | undefined = undefined;
  focus: Focus | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #billing: Billing;

  constructor(checkout: CheckoutContext, billing: Billing) {
    this.#checkout = checkout;
    this.#billing = billing;
    this.form = makeGiftCardForm(checkout.parts.ruleTexts);
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  get rows(): readonly GiftCardRow[] {
    const tenders = this.#checkout.cart?.instruments.filter(({ method }) => method === 'GIFT_CARD') ?? [];
    return tenders.map((tender) => ({
      id: tender.id,
      name: tenderName(tender),
      use: useOf(tender),
      amount: this.money(tender.amount),
      rest: this.money(tender.balanceAfter ?? Amount.zero),
    }));
  }

  /** Whether a further gift card could pay. */
  get mayAdd(): boolean {
    const { cart } = this.#checkout;
    return cart !== undefined && remainingForPrepaid(cart) > 0;
  }

  /** Whether the open form has input that does not pay yet. */
  get isTyped(): boolean {
    return this.isOpen && this.mayAdd && this.form.isTyped;
  }

  /** Whether the step can continue without the typed gift card, which could not pay. */
  get maySkip(): boolean {
    return this.isTyped && this.hasFailed;
  }

  /** Lets the button of the step apply the form, and shows a gift card for which the order was refused at it. */
  activate(): () => void {
    const exclude = this.#billing.include(this);
    const stopFollowing = reaction(() => this.#billing.refusals.ordered, this.showRefusedOrder, {
      fireImmediately: true,
    });
    return () => {
      stopFollowing();
      exclude();
    };
  }

  /** Why a gift card could not be added or removed; refusals of its number are at the number. */
  get refusal(): string | undefined {
    return this.#billing.refusals.messages.giftCards;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }

  /** Pays with the typed gift card; `then` follows instead of the focus on the title. */
  apply(then?: () => void): void {
    this.begin('applying', (cart) => {
      const typed = this.form.values;
      let next: (() => void) | undefined;
      return this.#checkout.parts.tasks.command((shop) => shop.tenders.payByGiftCard({ cart, typed }), {
        done: (fresh) => {
          next = then;
          this.applied(fresh, { movesFocus: then === undefined });
        },
        failed: this.refuse,
        finally: () => {
          this.end();
          next?.();
        },
      });
    });
  }

  /** Empties the form, and continues the step without its gift card. */
  skip(): void {
    if (this.#billing.busy) return;
    this.#billing.refusals.clear('giftCards');
    this.balance = undefined;
    this.form.clear();
    this.isOpen = false;
    this.#billing.submit();
  }

  /** Shows the balance; the gift card does not pay yet. */
  check(): void {
    this.begin('checking', () => {
      const typed = this.form.values;
      return this.#checkout.parts.tasks.command((shop) => shop.tenders.giftCardBalance(typed), {
        done: (balance) => {
          this.balance = balance;
        },
        failed: this.refuse,
        finally: this.end,
      });
    });
  }

  remove(instrumentId: string): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined || this.#billing.busy) return;
    const ids = this.rows.map(({ id }) => id);
    const next = ids[ids.indexOf(instrumentId) + 1] ?? ids.filter((id) => id !== instrumentId).at(-1);
    this.setBusy('removing');
    void parts.tasks.command((shop) => shop.tenders.remove({ cart, instrumentId }), {
      done: (fresh) => this.change(fresh, next === undefined ? TOGGLE_ID : removalId(next)),
      failed: this.refuse,
      finally: this.end,
    });
  }

  private begin(busy: 'applying' | 'checking', send: (cart: Cart) => Promise<void>): void {
    const { cart } = this.#checkout;
    if (cart === undefined || this.#billing.busy) return;
    this.balance = undefined;
    this.hasFailed = !this.form.submit();
    if (this.hasFailed) return;
    this.setBusy(busy);
    void send(cart);
  }

  private applied(fresh: Cart, { movesFocus }: { readonly movesFocus: boolean }): void {
    this.form.clear();
    this.isOpen = false;
    this.#checkout.dismissNotice();
    if (movesFocus) this.change(fresh, TITLE_ID);
    else this.#checkout.show(fresh);
  }

  private change(fresh: Cart, focus: string): void {
    this.#checkout.show(fresh);
    this.focus = { id: focus };
  }

  /** Shows refusals of the gift card at its number, all others as the checkout does (PR-37). */
  private refuse(failure: InvalidInput | CartFailure): void {
    this.hasFailed ||= this.busy !== 'removing';
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    const notice = failure._tag === 'ApiFailure' ? placeInForm(failure, { fields: ['cardNumber'] }) : undefined;
    if (notice?.field !== undefined && this.busy !== 'removing') return this.refuseNumber(notice.message);
    this.#billing.refusals.keep('giftCards', failure);
    this.#checkout.explain(failure, 'cart');
  }

  private refuseNumber(message: string): void {
    this.form.refuse([{ field: 'cardNumber', message }]);
  }

  private showRefusedOrder(): void {
    const message = this.#billing.refusals.take('giftCard');
    if (message === undefined) return;
    this.isOpen = true;
    this.refuseNumber(message);
  }

  private setBusy(busy: GiftCardsPresenter['busy']): void {
    if (busy !== undefined) this.#billing.refusals.clear('giftCards');
    this.busy = busy;
    this.#billing.setBusy(busy !== undefined);
  }

  private end(): void {
    this.setBusy(undefined);
  }

  private money(amount: Amount): string {
    const { currency, language } = this.#checkout.parts.site;
    return formatMoney(amount, currency, language);
  }
}
