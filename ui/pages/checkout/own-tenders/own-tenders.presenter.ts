import { makeAutoObservable, reaction } from 'mobx';
import type { Cart, PaymentInstrument } from '#core/cart/cart.ts';
import type { CartFailure } from '#core/cart/ports/cart-gateway.ts';
import { tenderName } from '#core/cart/summary.ts';
import { payableCredit } from '#core/checkout/athlete-credit.ts';
import { payableByPrepaid, remainingForPrepaid } from '#core/checkout/prepaid-share.ts';
import type { OwnBalances } from '#core/checkout/use-cases/tender-use-cases.ts';
import { tenderEntryOf } from '#core/checkout/refused-tender.ts';
import { Amount } from '#core/kernel/amount.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { InvalidInput } from '#core/kernel/violation.ts';
import { loyaltyOffer, payableByPoints, voucherChoices, type LoyaltyOffer } from '#core/loyalty/loyalty.ts';
import { rewardForm } from '#core/loyalty/reward.ts';
import type { PaymentMethodCode } from '#core/payment/payment-method.ts';
import { voucherText, type LoyaltyVoucher } from '#core/pricing/loyalty-voucher.ts';
import { FormPresenter } from '#ui/forms/form.presenter.ts';
import type { Intent } from '#ui/kernel/tasks.ts';
import type { BillingStepPresenter } from '../billing-step.presenter.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { isOwnTender } from '../offered-methods.presenter.ts';
import { removalId } from '../tender-rows.tsx';

type TenderRow = {
  readonly id: string;
  readonly name: string;
  /** `keeps`: a part of it stays; `unused`: it is not needed, or is more than what is left to pay. */
  readonly use: 'pays' | 'keeps' | 'unused';
  readonly amount: string;
  /** What stays of it. */
  readonly rest: string;
};

type Billing = Pick<BillingStepPresenter, 'busy' | 'setBusy' | 'offered' | 'include' | 'refusals' | 'submit'>;

/** The element that gets the focus; a new object for each move. */
type Focus = { readonly id: string };

export const SECTION_TITLE_ID = 'own-tenders-title';
const useOf = ({ amount, balanceAfter = Amount.zero }: PaymentInstrument): TenderRow['use'] => {
  if (amount === 0) return 'unused';
  return balanceAfter > 0 ? 'keeps' : 'pays';
};

/** Points, rewards and athlete credit of a checkout: those that pay, and those that could (LOY-09, PAY-12). */
export class OwnTendersPresenter {
  readonly form: FormPresenter<'rewardCode' | 'rewardPin'>;
  isRewardOpen = false;
  /** Whether the last try of a reward failed. */
  hasFailed = false;
  busy: 'points' | 'credit' | 'reward' | 'removing' | undefined = undefined;
  /** Undefined until the service has answered. */
  own: OwnBalances | undefined = undefined;
  /** Whether the service has answered, or failed to. */
  hasAnswer = false;
  /** Points of the voucher that the shopper has chosen. */
  wanted: number | undefined = undefined;
  focus: Focus | undefined = undefined;
  readonly #checkout: CheckoutContext;
  readonly #billing: Billing;

  constructor(checkout: CheckoutContext, billing: Billing) {
    this.#checkout = checkout;
    this.#billing = billing;
    this.form = new FormPresenter({ prefix: 'reward', form: rewardForm, ruleTexts: checkout.parts.ruleTexts });
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Reads points and credit. Without an answer only rewards are offered. */
  load(): void {
    void this.#checkout.parts.tasks.query('ownTenders', (shop) => shop.tenders.ownTenders(), {
      done: (own) => {
        this.own = own;
      },
      failed: () => undefined,
      finally: () => {
        this.hasAnswer = true;
      },
    });
  }

  get rows(): readonly TenderRow[] {
    return this.#tenders.map((tender) => ({
      id: tender.id,
      name: tenderName(tender),
      use: useOf(tender),
      amount: this.money(tender.amount),
      rest: this.money(tender.balanceAfter ?? Amount.zero),
    }));
  }

  /** Whether the open form has a reward that does not pay yet. */
  get isTyped(): boolean {
    return this.isRewardOpen && this.offersRewards && this.form.isTyped;
  }

  /** Whether the step can continue without the typed reward, which could not pay. */
  get maySkip(): boolean {
    return this.isTyped && this.hasFailed;
  }

  /** Lets the button of the step apply the reward, and shows one for which the order was refused at its form. */
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

  /** Why points, credit or a removal were refused; refusals of a reward are at its code. */
  get refusal(): string | undefined {
    return this.#billing.refusals.messages.own;
  }

  /** Whether anything is left that a further tender could pay. */
  get mayAdd(): boolean {
    const { cart } = this.#checkout;
    return cart !== undefined && remainingForPrepaid(cart) > 0;
  }

  get offersRewards(): boolean {
    return this.mayAdd && this.#lists('REWARD_CODE');
  }

  /** Whether a loyalty message may follow, so that its place is reserved. */
  get awaitsOffer(): boolean {
    return !this.hasAnswer && this.mayAdd && this.#lists('LOYALTY_POINTS');
  }

  /** The loyalty message; undefined while points pay, and until they are known (LOY-11). */
  get offer(): LoyaltyOffer | undefined {
    return this.own === undefined || !this.mayAdd || this.#isPaying('LOYALTY_POINTS') || !this.#lists('LOYALTY_POINTS')
      ? undefined
      : loyaltyOffer(this.own.loyalty);
  }

  get points(): number {
    return this.own?.loyalty?.points ?? 0;
  }

  /** The vouchers that can pay now, with their amounts in words. */
  get vouchers(): readonly { readonly points: number; readonly left: number; readonly amount: string }[] {
    const { cart } = this.#checkout;
    const loyalty = this.own?.loyalty;
    if (this.offer?._tag !== 'Voucher' || loyalty === undefined || cart === undefined) return [];
    return voucherChoices(loyalty, payableByPoints(payableByPrepaid(cart), cart.instruments)).map((one) => ({
      points: one.points,
      left: one.left,
      amount: this.voucher(one),
    }));
  }

  /** The chosen voucher, the highest one at first (LOY-03). */
  get chosen(): number | undefined {
    const offered = this.vouchers.map(({ points }) => points);
    return this.wanted !== undefined && offered.includes(this.wanted) ? this.wanted : offered[0];
  }

  /** What remains of the credit of an athlete, and what it can pay; undefined while it pays (PAY-12). */
  get credit(): { readonly remaining: string; readonly payable: string; readonly canPay: boolean } | undefined {
    const { cart } = this.#checkout;
    const credit = this.own?.credit;
    if (credit === undefined || cart === undefined || this.#isPaying('ATHLETES_PAYMENT')) return undefined;
    const payable = payableCredit(credit, remainingForPrepaid(cart));
    return { remaining: this.money(credit), payable: this.money(payable), canPay: payable > 0 };
  }

  /** The amount of a voucher, without decimals (LOY-04). */
  voucher(voucher: LoyaltyVoucher): string {
    const { currency, language } = this.#checkout.parts.site;
    return voucherText(voucher, currency, language);
  }

  choose(points: string): void {
    this.wanted = Number(points);
  }

  toggleReward(): void {
    this.isRewardOpen = !this.isRewardOpen;
  }

  payByPoints(): void {
    const points = this.chosen;
    if (points === undefined) return;
    this.send('points', (cart) => (shop) => shop.tenders.payByPoints({ cart, points }));
  }

  payByCredit(): void {
    this.send('credit', (cart) => (shop) => shop.tenders.payByAthleteCredit(cart));
  }

  /** Pays with the typed reward; `then` follows instead of the focus on the title. */
  apply(then?: () => void): void {
    if (this.#billing.busy) return;
    this.hasFailed = !this.form.submit();
    if (this.hasFailed) return;
    const typed = this.form.values;
    this.send('reward', (cart) => (shop) => shop.tenders.applyReward({ cart, typed }), then);
  }

  /** Empties the form, and continues the step without its reward. */
  skip(): void {
    if (this.#billing.busy) return;
    this.#billing.refusals.clear('own');
    this.form.clear();
    this.isRewardOpen = false;
    this.#billing.submit();
  }

  remove(instrumentId: string): void {
    const ids = this.rows.map(({ id }) => id);
    const next = ids[ids.indexOf(instrumentId) + 1] ?? ids.filter((id) => id !== instrumentId).at(-1);
    this.send(
      'removing',
      (cart) => (shop) => shop.tenders.remove({ cart, instrumentId }),
      () => this.moveTo(next === undefined ? SECTION_TITLE_ID : removalId(next)),
    );
  }

  private send(
    busy: NonNullable<OwnTendersPresenter['busy']>,
    intent: (cart: Cart) => Intent<Cart, CartFailure | InvalidInput>,
    then: () => void = () => this.moveTo(SECTION_TITLE_ID),
  ): void {
    const { cart, parts } = this.#checkout;
    if (cart === undefined || this.#billing.busy) return;
    let next: (() => void) | undefined;
    this.#billing.refusals.clear('own');
    this.setBusy(busy);
    void parts.tasks.command(intent(cart), {
      done: (fresh) => {
        if (busy === 'reward') {
          this.form.clear();
          this.isRewardOpen = false;
        }
        if (busy !== 'removing') this.#checkout.dismissNotice();
        this.#checkout.show(fresh);
        next = then;
      },
      failed: (failure) => this.refuse(failure),
      finally: () => {
        this.setBusy(undefined);
        next?.();
      },
    });
  }

  private moveTo(id: string): void {
    this.focus = { id };
  }

  /** Shows refusals of a reward at its code, all others as the checkout does (PR-37). */
  private refuse(failure: InvalidInput | CartFailure): void {
    this.hasFailed ||= this.busy === 'reward';
    if (failure._tag === 'InvalidInput') return this.form.refuse(failure.violations);
    if (failure._tag === 'ApiFailure' && tenderEntryOf(failure.errorId) === 'reward' && this.busy === 'reward')
      return this.refuseCode(failure.message);
    this.#billing.refusals.keep('own', failure);
    this.#checkout.explain(failure, 'cart');
  }

  private refuseCode(message: string): void {
    this.form.refuse([{ field: 'rewardCode', message }]);
  }

  private showRefusedOrder(): void {
    const message = this.#billing.refusals.take('reward');
    if (message === undefined) return;
    this.isRewardOpen = true;
    this.refuseCode(message);
  }

  get #tenders(): readonly PaymentInstrument[] {
    return this.#checkout.cart?.instruments.filter(({ method }) => isOwnTender(method)) ?? [];
  }

  #isPaying(method: PaymentMethodCode): boolean {
    return this.#tenders.some((tender) => tender.method === method);
  }

  #lists(code: PaymentMethodCode): boolean {
    return this.#billing.offered.methods.some((method) => method.code === code);
  }

  private setBusy(busy: OwnTendersPresenter['busy']): void {
    this.busy = busy;
    this.#billing.setBusy(busy !== undefined);
  }

  private money(amount: Amount): string {
    const { currency, language } = this.#checkout.parts.site;
    return formatMoney(amount, currency, language);
  }
}
