import type { Currency } from '../kernel/currency.ts';
import { formatMoney } from '../kernel/format-money.ts';
import { callouts, type Callout } from './callout.ts';
import type { Cart } from './cart.ts';
import { isGoneFlash } from './flash.ts';
import { lineView, type LineView } from './line-view.ts';
import { summaryAmounts, tenderAmounts, type Priced, type SummaryAmount } from './summary.ts';
import type { TaxMode } from './totals.ts';

/** A row of the summary with its formatted amount. */
export type SummaryRow = {
  readonly kind: SummaryAmount['kind'];
  readonly amount: string;
  readonly label?: string;
  /** True for an amount of zero: the view shows "Free" for shipping. */
  readonly isFree: boolean;
};

/** Read model of a cart. Plain data that can be serialized into the page. */
export type CartView = {
  readonly id: string;
  readonly isEmpty: boolean;
  readonly units: number;
  /** `isGone`: the line is sold out or not sold any longer, so that the cart cannot be ordered with it (ERR-40). */
  readonly lines: readonly (LineView & { readonly messages: readonly string[]; readonly isGone: boolean })[];
  readonly rows: readonly SummaryRow[];
  readonly total: string;
  /** False if tax is added to the prices and there is no delivery address yet. */
  readonly isTaxKnown: boolean;
  /** Promotions within reach, such as the amount missing for free shipping (CART-16). */
  readonly callouts: readonly Callout[];
  /** Messages of the service about the whole cart, or about a line that is not in it any more (CART-28). */
  readonly messages: readonly string[];
};

type Site = { readonly language: string; readonly locale: string; readonly taxMode: TaxMode };

const rowsOf = (amounts: readonly SummaryAmount[], currency: Currency, language: string): readonly SummaryRow[] =>
  amounts.map(({ kind, amount, label }) => ({
    kind,
    amount: formatMoney(amount, currency, language),
    ...(label === undefined ? {} : { label }),
    isFree: amount === 0,
  }));

/** The formatted summary of a cart or order, in its own currency. */
export const summaryRows = (priced: Priced, { language, taxMode }: Omit<Site, 'locale'>): readonly SummaryRow[] =>
  rowsOf(summaryAmounts(priced, taxMode), priced.currency, language);

/**
 * The read model of a cart with formatted amounts.
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
      isGone: cart.flashes.some((flash) => isGoneFlash(flash) && flash.itemId === item.id),
    })),
    rows: [...summaryRows(cart, site), ...rowsOf(tenderAmounts(cart), cart.currency, site.language)],
    total: formatMoney(cart.totals.total, cart.currency, site.language),
    isTaxKnown:
      site.taxMode === 'inclusive' ||
      cart.shippingAddress !== undefined ||
      (cart.items.length > 0 && cart.items.every(({ shipping }) => shipping.storeInfo !== undefined)),
    callouts: callouts(cart),
    messages: reported.flatMap(({ message, itemId }) => (isHere(itemId) ? [] : [message])),
  };
};
