import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { giftsAfter, withGifts } from '#core/order/gifts-left.ts';
import { expectedRefund } from '#core/order/refunds.ts';

const amountIn = (text: string | undefined): Amount => Amount.of(Number(text));

/** A line of the form: a list of numbers of units, or a gift that cannot be chosen. */
type FormLine = HTMLSelectElement | HTMLLIElement;

const idOf = (line: FormLine): string => (line instanceof HTMLSelectElement ? line.name : (line.dataset['line'] ?? ''));
const refundsOf = ({ dataset: { refunds = '' } }: FormLine): readonly Amount[] => refunds.split(' ').map(amountIn);

/** The form's lines, and the chosen units of each. */
const choiceIn = (form: HTMLFormElement) => {
  const lines = [...form.querySelectorAll<FormLine>('[data-refunds]')];
  const left = lines.map((line) => {
    const units = refundsOf(line).length;
    return { itemId: idOf(line), isBonus: line.dataset['gift'] !== undefined, left: units, open: units };
  });
  const others = { itemId: '', isBonus: false, left: 1, open: 0 };
  return {
    lines,
    // Other goods of the order, which the form does not list.
    left: form.dataset['keeps'] === undefined ? left : [...left, others],
    chosen: lines.flatMap((line) =>
      line instanceof HTMLSelectElement && line.value !== '0'
        ? [{ itemId: line.name, quantity: Number(line.value) }]
        : [],
    ),
  };
};

/** What the chosen units refund, and gifts that go with them, from the attributes that the service wrote. */
const refundOf = ({ lines, left, chosen }: ReturnType<typeof choiceIn>): Amount | undefined => {
  const items = left.map(({ itemId: id, isBonus }) => ({ id, isBonus }));
  const openUnits = lines.map((line) => ({ itemId: idOf(line), unitRefunds: refundsOf(line) }));
  const ids = new Set(lines.flatMap(({ dataset: { shipment } }) => shipment ?? []));
  const shipments = [...ids].flatMap((shipmentId) => {
    const own = lines.filter(({ dataset }) => dataset['shipment'] === shipmentId);
    const { shipping, shippingUnits } = own[0]?.dataset ?? {};
    const shippingRefund = { units: Number(shippingUnits), amount: amountIn(shipping) };
    return [{ shipmentId, itemIds: own.map(idOf), shippingRefund }];
  });
  const parts = withGifts(left, chosen);
  return parts.length === 0 ? undefined : expectedRefund({ items, openUnits, shipments }, parts);
};

/** What becomes of gifts that are not chosen, in sentences. */
const giftTexts = (form: HTMLFormElement, { lines, left, chosen }: ReturnType<typeof choiceIn>): readonly string[] => {
  const { leaving, staying } = giftsAfter(left, chosen);
  const isBack = (line: FormLine): boolean => line.dataset['back'] !== undefined;
  const of = (ids: readonly string[]): readonly FormLine[] => lines.filter((line) => ids.includes(idOf(line)));
  const groups = {
    returning: of(leaving).filter(isBack),
    canceled: of(leaving).filter((line) => !isBack(line)),
    staying: of(staying),
  };
  return Object.entries(groups).flatMap(([kind, gifts]) => {
    const names = gifts.flatMap(({ dataset: { gift } }) => gift ?? []).join(', ');
    return names === '' ? [] : [(form.dataset[kind] ?? '').replace('{names}', () => names)];
  });
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
    const choice = choiceIn(form);
    const refund = refundOf(choice);
    const amount = refund === undefined ? '' : formatMoney(refund, currency, page.documentElement.lang);
    const isGift = choice.chosen.every(({ itemId }) => choice.left.some((one) => one.isBonus && one.itemId === itemId));
    const sum = (text.dataset[isGift ? 'gift' : 'sum'] ?? '').replace('{amount}', () => amount);
    text.textContent = refund === undefined ? ofAll : [sum, ...giftTexts(form, choice)].join(' ');
    return refund !== undefined;
  };
  form.addEventListener('change', () => {
    if (show()) dropErrors(page, form);
  });
  show();
};
