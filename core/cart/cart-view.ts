import { formatMoney } from '../kernel/format-money.ts';
import { callouts, type Callout } from './callout.ts';
import type { Cart } from './cart.ts';
import { deliveryGroup } from './delivery-group.ts';
import { lineView, type LineView } from './line-view.ts';
import { summaryAmounts, type Priced, type SummaryAmount } from './summary.ts';
import type { TaxMode } from './totals.ts';

/** A row of the summary with its amount in words. */
export type SummaryRow = {
  readonly kind: SummaryAmount['kind'];
  readonly amount: string;
  readonly label?: string;
  /** Nothing is asked for: the view says so for shipping. */
  readonly isFree: boolean;
};

/** A cart as a screen shows it. Plain data, ready to travel with the page. */
export type CartView = {
  readonly id: string;
  readonly isEmpty: boolean;
  readonly units: number;
  readonly lines: readonly (LineView & { readonly messages: readonly string[] })[];
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** Without a delivery address the tax is not known yet, where it is added to the prices. */
  readonly isTaxKnown: boolean;
  /** Promotions within reach, such as the amount missing for free shipping (CART-16). */
  readonly callouts: readonly Callout[];
  /** What the server said of the whole cart, or of a line that is gone (CART-28). */
  readonly messages: readonly string[];
};

type Site = { readonly language: string; readonly locale: string; readonly taxMode: TaxMode };

/** The summary of a cart or an order in words, in the currency that it was priced in. */
export const summaryRows = (priced: Priced, { language, taxMode }: Omit<Site, 'locale'>): readonly SummaryRow[] =>
  summaryAmounts(priced, taxMode).map(({ kind, amount, label }) => ({
    kind,
    amount: formatMoney(amount, priced.currency, language),
    ...(label === undefined ? {} : { label }),
    isFree: amount === 0,
  }));

/**
 * The read model of a cart: everything that a screen shows of it, and nothing to calculate.
 * Law: a view is plain data that survives its travel, and shows every line and unit.
 */
export const cartView = (cart: Cart, site: Site): CartView => {
  const reported = cart.flashes.flatMap((flash) =>
    flash.message === undefined
      ? []
      : [{ message: flash.message, itemId: 'itemId' in flash ? flash.itemId : undefined }],
  );
  const isHere = (itemId: string | undefined): boolean => cart.items.some((item) => item.id === itemId);
  return {
    id: cart.id,
    isEmpty: cart.items.length === 0,
    units: cart.totals.totalUnits,
    lines: cart.items.map((item) => ({
      ...lineView(item, cart.currency, site),
      messages: reported.flatMap(({ message, itemId }) => (itemId === item.id ? [message] : [])),
    })),
    rows: summaryRows(cart, site),
    total: formatMoney(cart.totals.total, cart.currency, site.language),
    isTaxKnown:
      site.taxMode === 'inclusive' ||
      cart.shippingAddress !== undefined ||
      (cart.items.length > 0 && cart.items.every((item) => deliveryGroup(item.shipping.selected) === 'pickup')),
    callouts: callouts(cart.promoSummary, cart.orderPromotions),
    messages: reported.flatMap(({ message, itemId }) => (isHere(itemId) ? [] : [message])),
  };
};
