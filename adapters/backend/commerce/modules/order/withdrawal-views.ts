import { html } from 'hono/html';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import { expectedRefund } from '#core/order/refunds.ts';
import type { TrackingField } from '#core/order/tracking-form.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import type { Values } from '#core/validation/rule.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';
import {
  withdrawalLines,
  type WithdrawalOutcome,
} from '#adapters/backend/commerce/kernel/outbox/templates/withdrawal-lines.ts';
import { recipeLines } from '#adapters/backend/commerce/kernel/outbox/templates/recipe-lines.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import { siteDay, siteTime } from '#adapters/backend/commerce/kernel/site-time.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import type { WithdrawalEntry } from './event-records.ts';
import type { OrderRecord } from './order-records.ts';
import { listedUnits, orderedItem, type LineUnit } from './order-units.ts';
import type { WithdrawalResult } from './withdraw-order.ts';

type Html = ReturnType<typeof html>;

const DAY_MS = 86_400_000;

/** What the fields of both steps have in common: the order that they name. */
export type Named = { readonly orderNumber: string; readonly email: string };

/** Begins the name of the field with the units of a line. */
export const UNITS = 'units ';

/** Why a form is shown again, with the status of the response. */
export type Problem = { readonly text: string; readonly status: number };

/** Fields with errors, in the order of the form. The footer of the shop has a field for email addresses, too. */
type FieldErrors = readonly { readonly id: string; readonly message: string }[];
const fieldId = (name: TrackingField): string => `withdrawal-${name}`;
const unitsId = (lineId: string): string => `withdrawal-units-${lineId}`;

/** The attributes of a field with an error; the first one takes the focus, as in the other forms of the shop (VAL-24). */
const invalid = (id: string, errors: FieldErrors): Html =>
  errors.some((error) => error.id === id)
    ? html`aria-invalid="true" aria-describedby="${id}-error" ${errors[0]?.id === id ? html`autofocus` : ''}`
    : html``;
const errorOf = (id: string, errors: FieldErrors): Html =>
  html`${errors
    .filter((error) => error.id === id)
    .map(({ message }) => html`<small id="${id}-error" class="error">${message}</small>`)}`;

/** In minor units, if `units` go back. */
type ShippingRefund = { readonly shipmentId: string; readonly units: number; readonly amount: number };

type Choice = {
  readonly order: OrderRecord;
  readonly named: Named;
  readonly units: readonly LineUnit[];
  /** Units of gifts that cannot be chosen, and the ids of their lines that are sent back; the others wait in a store. */
  readonly gifts: readonly LineUnit[];
  readonly sentBack: readonly string[];
  readonly results: readonly WithdrawalResult[];
  /** Shipping that is refunded with the last units of a shipment, of which these are lines. */
  readonly shipping: readonly (ShippingRefund & { readonly lineIds: readonly string[] })[];
  readonly until?: number | undefined;
  /** Whether the order has other goods than these units and gifts, so that gifts stay. */
  readonly keepsGoods: boolean;
  readonly id: string;
  /** What the shopper chose before; undefined for the first time. */
  readonly chosen: readonly OrderPart[] | undefined;
};

type LineUnits = readonly LineUnit['unit'][];

/** What units refund, in minor units. */
const sumOf = (units: LineUnits): number => units.reduce((sum, { amount }) => sum + amount, 0);

/** The shipping that goes back with the last units of a line's shipment, for the sum that a script shows. */
const shippingOf = (shipping: Choice['shipping'], lineId: string): Html => {
  const own = shipping.find(({ lineIds }) => lineIds.includes(lineId));
  return own === undefined
    ? html``
    : html`data-shipment="${own.shipmentId}" data-shipping="${own.amount}" data-shipping-units="${own.units}"`;
};

/** What all units refund, with the shipping of each shipment of which they are the last ones without gifts. */
const totalOf = (listed: ReturnType<typeof listedUnits>, shipping: Choice['shipping']): number => {
  const items = listed.map(({ line }) => ({ id: line.lineId, isBonus: orderedItem(line).bonus }));
  const openUnits = listed.map(({ line, units }) => ({
    itemId: line.lineId,
    unitRefunds: units.map(({ amount }) => Amount.of(amount)),
  }));
  const shipments = shipping.map(({ shipmentId, lineIds, units, amount }) => ({
    shipmentId,
    itemIds: lineIds,
    shippingRefund: { units, amount: Amount.of(amount) },
  }));
  const all = listed.map(({ line, quantity }) => ({ itemId: line.lineId, quantity }));
  return expectedRefund({ items, openUnits, shipments }, all) ?? Amount.zero;
};

/** The pages of the form of withdrawals, and what each of them shows. */
export const withdrawalViews = (site: CommerceSite) => {
  const texts = serviceTexts[site.locale].withdrawal;
  const { language, locale } = site;
  const home = `/${locale}`;
  const days = { days: String(site.withdrawalDays ?? 0) };
  /** Why the form is shown again: the fields with errors as links to them (VAL-24), or a sentence. */
  const alert = (text: string | undefined, errors: FieldErrors = []): Html => {
    if (errors.length === 0) return text === undefined ? html`` : html`<p role="alert">${text}</p>`;
    const count = String(errors.length);
    return html`<div role="alert">
      <p>${formatText(errors.length === 1 ? texts.problem : texts.problems, { count })}</p>
      <ul>
        ${errors.map(({ id, message }) => html`<li><a href="#${id}">${message}</a></li>`)}
      </ul>
    </div>`;
  };
  const page = (body: Html, status = 200): Response =>
    servicePage({ language, title: formatText(texts.title, days), body, home }, status);
  const money = ({ currency }: Pick<OrderRecord, 'currency'>, amount: number): string =>
    Currency.is(currency) ? formatMoney(Amount.of(amount), currency, language) : '';
  /** What units of one line refund: the amount of each, or of all if they differ by a rounding. */
  const refundOf = (order: OrderRecord, own: LineUnits): string => {
    const [first] = own;
    return first !== undefined && own.every(({ amount }) => amount === first.amount)
      ? formatText(texts.each, { amount: money(order, first.amount) })
      : formatText(texts.all, { amount: money(order, sumOf(own)) });
  };
  /** How units are made to order, below their color and size. */
  const made = (of: Parameters<typeof recipeLines>[0]): Html =>
    html`${recipeLines(of, messageTexts[locale]).map((line) => html`<br />${line}`)}`;
  const markOf = (line: LineUnit['line']): Html | string =>
    orderedItem(line).bonus ? html`<br />${texts.gift.mark}` : '';
  const items = (units: readonly LineUnit[]): Html =>
    html`<ul>
      ${listedUnits(units).map(({ line, quantity, ...item }) => html`<li>${quantity} × ${item.name}<br />${item.detail}${made(item)}${markOf(line)}</li>`)}
    </ul>`;
  /** What the form says of gifts while units are chosen. */
  const { staying, returning, canceled } = messageTexts[locale].withdrawal.gifts;
  const giftTexts = html`data-staying="${staying}" data-returning="${returning}" data-canceled="${canceled}"`;
  const link = (path: string, text: string): Html => html`<p><a href="/${locale}${path}">${text}</a></p>`;
  const next = (order: OrderRecord, outcome: WithdrawalOutcome): Html => {
    const { 'return-label': label, withdrawal } = messageTexts[locale];
    const context = {
      texts: messageTexts[locale],
      money: (amount: Amount) => money(order, amount),
      day: (time: string) => siteDay(time, site),
    };
    return html`<h3>${texts.steps}</h3>
      ${withdrawalLines(outcome, context).map((line) => html`<p>${line}</p>`)}
      ${outcome.returns.map(({ labelUrl }) => (labelUrl === undefined ? '' : link(labelUrl, label.button)))}
      ${link(`/order-status?number=${order.orderNumber}`, withdrawal.button)}`;
  };
  return {
    /** Step one: which order. */
    find: ({ orderNumber, email }: Named, problem?: Problem, messages: Values<TrackingField> = {}): Response => {
      const errors = (['orderNumber', 'email'] as const).flatMap((name) => {
        const message = messages[name];
        return message === undefined ? [] : [{ id: fieldId(name), message }];
      });
      return page(
        html`<p>${formatText(texts.intro, days)}</p>
          <p>${texts.find}</p>
          ${alert(problem?.text, errors)}
          <form method="post" class="column" novalidate>
            <input type="hidden" name="step" value="find" />
            <label>
              ${texts.orderNumber}
              <input
                id="${fieldId('orderNumber')}"
                name="orderNumber"
                value="${orderNumber}"
                required
                inputmode="numeric"
                autocomplete="off"
                ${invalid(fieldId('orderNumber'), errors)}
              />
              ${errorOf(fieldId('orderNumber'), errors)}
            </label>
            <label>
              ${texts.email}
              <input
                id="${fieldId('email')}"
                type="email"
                name="email"
                value="${email}"
                required
                autocomplete="email"
                ${invalid(fieldId('email'), errors)}
              />
              ${errorOf(fieldId('email'), errors)}
            </label>
            <button>${texts.next}</button>
          </form>`,
        errors.length === 0 ? problem?.status : 422,
      );
    },
    /**
     * Step two: which units, with what each refunds. None is selected at first; `id` makes a repeated confirmation the same
     * withdrawal.
     */
    choose: (
      { order, named, units, gifts, sentBack, results, shipping, until, keepsGoods, id, chosen }: Choice,
      problem?: Problem,
    ): Response => {
      const listed = listedUnits([...units, ...gifts]);
      const [first] = listedUnits(units);
      const errors =
        first === undefined || chosen?.length !== 0 ? [] : [{ id: unitsId(first.line.lineId), message: texts.nothing }];
      const chosenOf = (lineId: string): number => chosen?.find(({ itemId }) => itemId === lineId)?.quantity ?? 0;
      return page(
        html`<h2>${formatText(texts.order, { number: order.orderNumber })}</h2>
          <p>
            ${formatText(texts.placed, { date: siteDay(order.createdAt.getTime(), site) })}
            ${until === undefined ? '' : formatText(texts.until, { date: siteDay(until * DAY_MS, { ...site, timeZone: 'UTC' }) })}
          </p>
          ${alert(problem?.text, errors)}
          ${
            units.length === 0
              ? html`<p>${texts.none}</p>`
              : html`<form
                  method="post"
                  class="stacked"
                  data-currency="${order.currency}"
                  ${keepsGoods ? html`data-keeps` : ''}
                  ${gifts.length > 0 || units.some(({ line }) => orderedItem(line).bonus) ? giftTexts : ''}
                >
                  <input type="hidden" name="step" value="confirm" />
                  <input type="hidden" name="id" value="${id}" />
                  <input type="hidden" name="orderNumber" value="${named.orderNumber}" />
                  <input type="hidden" name="email" value="${named.email}" />
                  <p>${texts.choose}</p>
                  <ul>
                    ${listed.map((own) => {
                      const { line, name, detail, quantity } = own;
                      const isGift = orderedItem(line).bonus;
                      const isChosen = units.some((one) => one.line === line);
                      const note = texts.gift[sentBack.includes(line.lineId) ? 'sent' : 'unsent'];
                      const amounts = html`data-refunds="${own.units.map(({ amount }) => amount).join(' ')}"
                      ${shippingOf(shipping, line.lineId)} ${isGift ? html`data-gift="${name}"` : ''}`;
                      return html`<li
                        class="choice"
                        ${isChosen ? '' : html`data-line="${line.lineId}" ${amounts}`}
                        ${sentBack.includes(line.lineId) ? html`data-back` : ''}
                      >
                        <img src="/images/${orderedItem(line).image.name}?w=160" alt="" width="72" height="72" />
                        <span>
                          ${isChosen ? name : `${quantity} × ${name}`}<br /><small>
                            ${detail}${made(own)}${markOf(line)}<br />${isGift ? note : refundOf(order, own.units)}
                          </small>
                        </span>
                        ${
                          isChosen
                            ? html`<select
                                  id="${unitsId(line.lineId)}"
                                  name="${UNITS}${line.lineId}"
                                  aria-label="${formatText(texts.units, { name: isGift ? `${name} (${texts.gift.mark})` : name })}"
                                  ${amounts}
                                  ${invalid(unitsId(line.lineId), errors)}
                                >
                                  ${Array.from({ length: quantity + 1 }, (_, count) =>
                                    count === chosenOf(line.lineId)
                                      ? html`<option selected>${count}</option>`
                                      : html`<option>${count}</option>`,
                                  )}
                                </select>
                                ${errorOf(unitsId(line.lineId), errors)}`
                            : ''
                        }
                      </li>`;
                    })}
                  </ul>
                  <p aria-live="polite" data-sum="${texts.sum}" data-gift="${texts.gift.nothing}">
                    ${formatText(texts.total, { amount: money(order, totalOf(listed, shipping)) })}
                  </p>
                  <p>${results.map((name) => texts[name]).join(' ')}</p>
                  <button>${texts.confirm}</button>
                </form>`
          }
          ${link(WITHDRAWAL_PATH, texts.other)}`,
        errors.length === 0 ? problem?.status : 422,
      );
    },
    /** What was withdrawn from, and what comes next, as in the message. */
    receipt: (order: OrderRecord, { at, outcome }: WithdrawalEntry, units: readonly LineUnit[]): Response =>
      page(
        html`<h2>${texts.received}</h2>
          <p role="status">
            ${formatText(texts.receipt, { number: order.orderNumber, time: siteTime(at, site), email: order.email })}
          </p>
          ${outcome === undefined ? '' : next(order, outcome)}
          <h3>${texts.items}</h3>
          ${items(units)}`,
      ),
  };
};
