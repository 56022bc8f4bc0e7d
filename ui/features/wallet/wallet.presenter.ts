import { makeAutoObservable } from 'mobx';
import type { SheetAnswer, SheetEnd, SheetOffer } from '#adapters/browser/wallet-frame.ts';
import { cartView, type SummaryRow } from '#core/cart/cart-view.ts';
import type { Cart } from '#core/cart/cart.ts';
import { methodText } from '#core/checkout/method-text.ts';
import { sentHome } from '#core/checkout/shipping-choice.ts';
import type { CheckoutFailure } from '#core/checkout/order-progress.ts';
import type { WalletChoice, WalletQuote, WalletSession } from '#core/checkout/ports/wallet-gateway.ts';
import type { WalletEnd } from '#core/checkout/use-cases/wallet-use-cases.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { PresenterEnvironment } from '#ui/stores/use-presenter.ts';
import type { WalletAttempt } from './wallet-button.presenter.ts';

type WalletTexts = {
  readonly row: (row: SummaryRow) => string;
  readonly free: string;
  readonly canceled: string;
  readonly declined: string;
  readonly changed: string;
  readonly unknown: string;
  readonly failed: string;
};

/** The button that is pressed: it shows the progress, and the message at the end. */
type WalletProgress = {
  readonly report: (status: 'open' | 'paying') => void;
  readonly end: (message?: string) => void;
};

/** The wallet's sheet and what follows it (PAY-02): the order, or the reason why there is none. */
export class WalletPresenter {
  /** The sheet, and the cart as it was before. */
  sheet: WalletSession | undefined = undefined;
  #isPaying = false;
  #isBegun = false;
  /** What each session of the sheet has shown, by its client token. */
  readonly #quotes = new Map<string, Cart>();
  readonly #environment: PresenterEnvironment;
  readonly #attempt: WalletAttempt;
  readonly #progress: WalletProgress;
  readonly #texts: WalletTexts;

  constructor(
    environment: PresenterEnvironment,
    {
      attempt,
      progress,
      texts,
    }: { readonly attempt: WalletAttempt; readonly progress: WalletProgress; readonly texts: WalletTexts },
  ) {
    this.#environment = environment;
    this.#attempt = attempt;
    this.#progress = progress;
    this.#texts = texts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  activate(): () => void {
    const stop = this.#environment.tasks.start();
    if (!this.#isBegun) this.begin();
    return stop;
  }

  private begin(): void {
    const { site, tasks } = this.#environment;
    this.#isBegun = true;
    void tasks.command((shop) => shop.wallet.open({ ...this.#attempt, returnUrl: `/${site.locale}/cart` }), {
      done: (sheet) => {
        this.sheet = sheet;
        this.#progress.report('open');
      },
      failed: this.refuse,
    });
  }

  /** Answers a choice in the sheet. */
  quote(choice: WalletChoice, answer: (answer: SheetAnswer) => void): void {
    const { sheet } = this;
    if (sheet === undefined) return;
    void this.#environment.tasks.command((shop) => shop.wallet.quote({ cart: sheet.cart, ...choice }), {
      done: (quote) => {
        this.#quotes.set(quote.session.clientToken, quote.cart);
        answer(this.offerOf(quote));
      },
      failed: (failure) => answer({ message: this.textOf(failure) }),
    });
  }

  settle(end: SheetEnd): void {
    const { sheet } = this;
    this.sheet = undefined;
    if (sheet === undefined) return;
    const before = sheet.cart;
    const quoted = end._tag === 'Approved' ? this.#quotes.get(end.clientToken) : undefined;
    if (end._tag === 'Canceled' || quoted === undefined) return this.leave(before);
    const { address, contact, token } = end;
    this.#isPaying = true;
    this.#progress.report('paying');
    void this.#environment.tasks.command(
      (shop) => shop.wallet.pay({ before, quoted, approval: { address, contact, token } }),
      { done: (paid) => this.follow(paid, before), failed: this.refuse },
    );
  }

  private leave(before: Cart): void {
    this.#progress.end(this.#texts.canceled);
    void this.#environment.tasks.command((shop) => shop.wallet.leave(before), { done: () => undefined });
  }

  private follow(end: WalletEnd, before: Cart): void {
    const { shell } = this.#environment;
    if (end._tag === 'Placed') {
      if (before.isExpress !== true) shell.cart.set(null);
      return shell.navigation.load('/order-confirmation');
    }
    this.end(end._tag === 'Declined' ? this.#refused(end.message ?? '') : this.#texts.unknown);
  }

  private refuse(failure: CheckoutFailure): void {
    const text = this.textOf(failure);
    this.end(this.#isPaying ? this.#refused(text) : text);
  }

  #refused(text: string): string {
    return `${text} ${this.#texts.declined}`.trim();
  }

  private end(message: string): void {
    this.#progress.end(message);
    this.#environment.shell.cart.refresh();
  }

  private textOf(failure: CheckoutFailure): string {
    if (failure._tag === 'ApiFailure') return failure.message;
    return failure._tag === 'CartChanged' ? this.#texts.changed : this.#texts.failed;
  }

  private offerOf({ cart, methods, session: { clientToken } }: WalletQuote): SheetOffer {
    const { site } = this.#environment;
    const view = cartView(cart, site);
    const shipment = sentHome(cart).find(({ hasOwnAddress }) => hasOwnAddress !== true);
    const isSplit = cart.totals.remainingToPay !== cart.totals.total;
    return {
      clientToken,
      methods: methods.map((method) => ({
        id: method.id,
        label: `${methodText(method)} · ${this.priceOf(method.price, cart)}`,
        isChosen: method.id === shipment?.methodId,
      })),
      rows: [
        ...cart.items.map(({ name, size, quantity, price }) => ({
          label: `${quantity} × ${name}, ${size}`,
          amount: formatMoney(price.rowTotal, cart.currency, site.language),
        })),
        ...view.rows
          .filter(({ kind }) => kind !== 'remaining' && (isSplit || kind !== 'total'))
          .map((row) => ({
            label: this.#texts.row(row),
            amount: row.kind === 'shipping' && row.isFree ? this.#texts.free : row.amount,
          })),
      ],
    };
  }

  private priceOf(price: Cart['totals']['total'], { currency }: Cart): string {
    return price === 0 ? this.#texts.free : formatMoney(price, currency, this.#environment.site.language);
  }
}
