import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { withGifts } from '#core/order/gifts-left.ts';
import { expectedRefund } from '#core/order/refunds.ts';

const amountIn = (text: string | undefined): Amount => Amount.of(Number(text));

/** Units of one line to choose among. */
const unitsOf = ({ options }: HTMLSelectElement): number => options.length - 1;

/** What the chosen units refund, and gifts that go with them, from the attributes that the service wrote. */
const refundOf = (form: HTMLFormElement): Amount | undefined => {
  const lines = [...form.querySelectorAll('select')];
  const openUnits = lines.map(({ name, dataset: { refunds = '' } }) => ({
    itemId: name,
    unitRefunds: refunds.split(' ').map(amountIn),
  }));
  const ids = new Set(lines.flatMap(({ dataset: { shipment } }) => shipment ?? []));
  const shipments = [...ids].flatMap((shipmentId) => {
    const own = lines.filter(({ dataset }) => dataset['shipment'] === shipmentId);
    const { shipping, shippingUnits } = own[0]?.dataset ?? {};
    const shippingRefund = { units: Number(shippingUnits), amount: amountIn(shipping) };
    return [{ shipmentId, itemIds: own.map(({ name }) => name), shippingRefund }];
  });
  const chosen = lines.flatMap(({ name, value }) => (value === '0' ? [] : [{ itemId: name, quantity: Number(value) }]));
  const left = lines.map((line) => ({
    itemId: line.name,
    isBonus: line.dataset['gift'] !== undefined,
    left: unitsOf(line),
    open: unitsOf(line),
  }));
  const parts = form.dataset['keeps'] === undefined ? withGifts(left, chosen) : chosen;
  return parts.length === 0 ? undefined : expectedRefund({ openUnits, shipments }, parts);
};

/** Removes the error that no unit is chosen: it is about all lines, so that the first choice ends it. */
const dropErrors = (page: Document, form: HTMLFormElement): void => {
  for (const select of form.querySelectorAll('select[aria-invalid]')) {
    page.getElementById(select.getAttribute('aria-describedby') ?? '')?.remove();
    for (const link of page.querySelectorAll(`[role='alert'] a[href='#${CSS.escape(select.id)}']`))
      link.closest('[role=alert]')?.remove();
    select.removeAttribute('aria-invalid');
    select.removeAttribute('aria-describedby');
  }
};

/**
 * Shows in the form of withdrawals what the chosen units refund. While none is chosen, and without a script, the text of
 * the service says what all of them refund. The error that none is chosen goes with the first choice. Does nothing on a page without units to choose.
 */
export const followWithdrawal = (page: Document): void => {
  const text = page.querySelector<HTMLElement>('[data-sum]');
  const form = text?.closest('form');
  const currency = form?.dataset['currency'] ?? '';
  if (!text || !form || !Currency.is(currency)) return;
  const ofAll = text.textContent;
  const show = (): boolean => {
    const refund = refundOf(form);
    const amount = refund && formatMoney(refund, currency, page.documentElement.lang);
    text.textContent = amount === undefined ? ofAll : (text.dataset['sum'] ?? '').replace('{amount}', amount);
    return amount !== undefined;
  };
  form.addEventListener('change', () => {
    if (show()) dropErrors(page, form);
  });
  show();
};
