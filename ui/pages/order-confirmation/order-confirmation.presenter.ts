import { makeAutoObservable } from 'mobx';
import { summaryRows, type SummaryRow } from '#core/cart/cart-view.ts';
import { lineView, type LineView } from '#core/cart/line-view.ts';
import { isDigitalOnly, rowsOfOrder } from '#core/order/digital-shipment.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import type { Order } from '#core/order/order.ts';
import type { SiteConfiguration } from '#core/site/site-configuration.ts';
import type { Shell } from '#ui/stores/shell.ts';
import type { TypedPerson } from '#ui/features/account/typed-person.ts';
import type { Tasks } from '#ui/kernel/tasks.ts';

type OrderConfirmationParts = {
  readonly tasks: Tasks;
  readonly shell: Shell;
  readonly site: SiteConfiguration;
  /** What the sign-up is filled with. */
  readonly typed: TypedPerson;
};

/** The last order of this session (CHK-36). Without one it redirects to the home page (RTE-47). */
export class OrderConfirmationPresenter {
  status: 'pending' | 'success' | 'error' = 'pending';
  order: Order | undefined = undefined;
  isMember = false;
  readonly site: SiteConfiguration;
  readonly #parts: OrderConfirmationParts;

  constructor(parts: OrderConfirmationParts) {
    this.site = parts.site;
    this.#parts = parts;
    makeAutoObservable(this, {}, { deep: false, autoBind: true });
  }

  /** Whether the payment is not certain yet: the confirmation is sent when it is. */
  get isAwaitingPayment(): boolean {
    return this.order?.status === 'PAYMENT_PENDING';
  }

  /** Whether the order is only sent by email. */
  get isDigital(): boolean {
    return this.order !== undefined && isDigitalOnly(this.order);
  }

  get lines(): readonly LineView[] {
    const { order } = this;
    return order === undefined ? [] : order.items.map((item) => lineView(item, order.currency, this.site));
  }

  get rows(): readonly SummaryRow[] {
    const { order, site } = this;
    return order === undefined ? [] : rowsOfOrder(order, summaryRows(order, site));
  }

  /** The order's address, else that of its first shipment. */
  get address(): Order['shippingAddress'] {
    return this.order?.shippingAddress ?? this.order?.shipments[0]?.address;
  }

  /** The day of the order, in the language of the site. */
  get date(): string {
    const { order, site } = this;
    const { language, timeZone } = site;
    if (order === undefined) return '';
    return dateFormat(language, { timeZone, dateStyle: 'long' }).format(Date.parse(order.orderDate));
  }

  /** The order in the account. */
  get accountPath(): string {
    return `/${this.site.locale}/account/orders/${this.order?.orderId ?? ''}`;
  }

  /**
   * The order as its owner sees it. A guest sees it in this browser, and after the session has ended by its number and email
   * address (RTE-30).
   */
  get orderPath(): string {
    const { order, site } = this;
    return this.isMember
      ? this.accountPath
      : `/${site.locale}/order-status?order=${order?.orderId ?? ''}&number=${order?.orderNumber ?? ''}`;
  }

  activate(): () => void {
    const { tasks } = this.#parts;
    const stopTasks = tasks.start();
    // The order belongs to the session, which another tab may end (AUTH-09).
    tasks.follow((event) => {
      // A new account adopts the order of this session.
      if (event._tag === 'SignedIn') this.readMember();
      if (event._tag === 'ChangedElsewhere' && (event.state === 'session' || event.state === 'signed-out')) this.load();
    });
    this.load();
    this.readMember();
    return stopTasks;
  }

  /** Opens the sign-up, which has the name and the email address of the order. */
  createAccount(): void {
    const { order, address } = this;
    const { typed, shell } = this.#parts;
    typed.email = order?.email ?? '';
    const { firstName = '', lastName = '' } = order?.billingAddress ?? address ?? {};
    Object.assign(typed, { firstName, lastName });
    shell.dialogs.openLink('#modal-sign-up');
  }

  load(): void {
    this.status = 'pending';
    this.#parts.tasks.query('order', (shop) => shop.orders.viewLastOrder(), {
      done: this.show,
      failed: () => {
        this.status = 'error';
      },
    });
  }

  private readMember(): void {
    void this.#parts.tasks.query('member', (shop) => shop.session.isMember, {
      done: (isMember) => {
        this.isMember = isMember;
      },
    });
  }

  private show(order: Order | undefined): void {
    if (order === undefined) return this.#parts.shell.navigation.replace('/');
    this.status = 'success';
    this.order = order;
  }
}
