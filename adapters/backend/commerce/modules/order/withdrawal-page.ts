import { either as E } from 'fp-ts';
import { html } from 'hono/html';
import { withTransaction } from '#adapters/database/transaction.ts';
import { Amount } from '#core/kernel/amount.ts';
import { Currency } from '#core/kernel/currency.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import { trackingForm, type TrackingField } from '#core/order/tracking-form.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import type { Values } from '#core/validation/rule.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, messageOf } from '#adapters/backend/commerce/kernel/errors.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';
import {
  withdrawalLines,
  type WithdrawalOutcome,
} from '#adapters/backend/commerce/kernel/outbox/templates/withdrawal-lines.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import { readForm } from '#adapters/backend/commerce/kernel/request-body.ts';
import { siteTime } from '#adapters/backend/commerce/kernel/site-time.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import type { WithdrawalEntry } from './event-records.ts';
import type { OrderRecord } from './order-records.ts';
import { firstShipmentOf, listedUnits, orderedItem, type LineUnit } from './order-units.ts';
import { rowsOf, type OrderRows } from './order-row-records.ts';
import { shippingRefundOf } from './refund-units.ts';
import { runOperations } from './run-operations.ts';
import { findForWithdrawal } from './withdrawal-handlers.ts';
import { withdraw, withdrawableUnits } from './withdraw-order.ts';

type Html = ReturnType<typeof html>;

/** Longest order number, email address and id of a form, in characters. */
const MAX_TEXT = 254;
const DAY_MS = 86_400_000;

/** What the fields of both steps have in common: the order that they name. */
type Named = { readonly orderNumber: string; readonly email: string };

const namedIn = (fields: URLSearchParams): Named => ({
  orderNumber: (fields.get('orderNumber') ?? '').slice(0, MAX_TEXT).replace(/[\s#]/g, ''),
  email: (fields.get('email') ?? '').slice(0, MAX_TEXT).trim(),
});

/** Why a form is shown again, with the status of the response. */
type Problem = { readonly text: string; readonly status: number };

/** The attributes of a field with an error. */
const invalid = (name: TrackingField, messages: Values<TrackingField>): Html =>
  messages[name] === undefined ? html`` : html`aria-invalid="true" aria-describedby="${name}-error"`;
const errorOf = (name: TrackingField, messages: Values<TrackingField>): Html =>
  messages[name] === undefined ? html`` : html`<small id="${name}-error" class="error">${messages[name]}</small>`;

const UNITS = 'units ';

/** The units by line that the second step names. */
const partsIn = (fields: URLSearchParams): readonly OrderPart[] =>
  [...fields].flatMap(([name, value]) => {
    const quantity = Number(value);
    return name.startsWith(UNITS) && quantity > 0 ? [{ itemId: name.slice(UNITS.length), quantity }] : [];
  });

const pagesOf = (site: CommerceSite) => {
  const texts = serviceTexts[site.locale].withdrawal;
  const { language, locale } = site;
  const home = `/${locale}`;
  const days = { days: String(site.withdrawalDays ?? 0) };
  const alert = (text: string | undefined): Html => (text === undefined ? html`` : html`<p role="alert">${text}</p>`);
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
  const items = (units: readonly LineUnit[]): Html =>
    html`<ul>
      ${listedUnits(units).map(({ name, detail, quantity }) => html`<li>${quantity} × ${name}<br />${detail}</li>`)}
    </ul>`;
  const link = (path: string, text: string): Html => html`<p><a href="/${locale}${path}">${text}</a></p>`;
  const next = (order: OrderRecord, outcome: WithdrawalOutcome): Html => {
    const { 'return-label': label, withdrawal } = messageTexts[locale];
    const context = {
      texts: messageTexts[locale],
      money: (amount: Amount) => money(order, amount),
      day: (time: string) => dayText(Date.parse(time), site),
    };
    return html`<h3>${texts.steps}</h3>
      ${withdrawalLines(outcome, context).map((line) => html`<p>${line}</p>`)}
      ${outcome.returns.map(({ labelUrl }) => (labelUrl === undefined ? '' : link(labelUrl, label.button)))}
      ${link(`/order-status?number=${order.orderNumber}`, withdrawal.button)}`;
  };
  return {
    /** Step one: which order. */
    find: ({ orderNumber, email }: Named, problem?: Problem, messages: Values<TrackingField> = {}): Response =>
      page(
        html`<p>${formatText(texts.intro, days)}</p>
          <p>${texts.find}</p>
          ${alert(problem?.text)}
          <form method="post" class="column" novalidate>
            <input type="hidden" name="step" value="find" />
            <label>
              ${texts.orderNumber}
              <input
                name="orderNumber"
                value="${orderNumber}"
                required
                inputmode="numeric"
                autocomplete="off"
                ${invalid('orderNumber', messages)}
              />
              ${errorOf('orderNumber', messages)}
            </label>
            <label>
              ${texts.email}
              <input
                type="email"
                name="email"
                value="${email}"
                required
                autocomplete="email"
                ${invalid('email', messages)}
              />
              ${errorOf('email', messages)}
            </label>
            <button>${texts.next}</button>
          </form>`,
        problem?.status,
      ),
    /**
     * Step two: which units, with what each refunds. None is selected at first; `id` makes a repeated confirmation the same
     * withdrawal.
     */
    choose: ({ order, named, units, shipping, until, id, chosen }: Choice, problem?: Problem): Response => {
      const chosenOf = (lineId: string): number => chosen?.find(({ itemId }) => itemId === lineId)?.quantity ?? 0;
      return page(
        html`<h2>${formatText(texts.order, { number: order.orderNumber })}</h2>
          <p>
            ${formatText(texts.placed, { date: dayText(order.createdAt.getTime(), site) })}
            ${until === undefined ? '' : formatText(texts.until, { date: dayText(until * DAY_MS, { ...site, timeZone: 'UTC' }) })}
          </p>
          ${alert(problem?.text)}
          ${
            units.length === 0
              ? html`<p>${texts.none}</p>`
              : html`<form method="post" class="stacked">
                  <input type="hidden" name="step" value="confirm" />
                  <input type="hidden" name="id" value="${id}" />
                  <input type="hidden" name="orderNumber" value="${named.orderNumber}" />
                  <input type="hidden" name="email" value="${named.email}" />
                  <p>${texts.choose}</p>
                  <ul>
                    ${listedUnits(units).map(
                      ({ line, units: own, name, detail, quantity }) =>
                        html`<li class="choice">
                          <img src="/images/${orderedItem(line).image.name}?w=160" alt="" width="72" height="72" />
                          <span>
                            ${name}<br /><small>${detail}<br />${refundOf(order, own)}</small>
                          </span>
                          <select name="${UNITS}${line.lineId}" aria-label="${formatText(texts.units, { name })}">
                            ${Array.from({ length: quantity + 1 }, (_, count) =>
                              count === chosenOf(line.lineId)
                                ? html`<option selected>${count}</option>`
                                : html`<option>${count}</option>`,
                            )}
                          </select>
                        </li>`,
                    )}
                  </ul>
                  <p>
                    ${formatText(texts.total, { amount: money(order, sumOf(units.map(({ unit }) => unit)) + shipping) })}
                  </p>
                  <p>${texts.result}</p>
                  <button>${texts.confirm}</button>
                </form>`
          }
          ${link(WITHDRAWAL_PATH, texts.other)}`,
        problem?.status,
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

type Choice = {
  readonly order: OrderRecord;
  readonly named: Named;
  readonly units: readonly LineUnit[];
  /** Shipping that is refunded with the last units, in minor units. */
  readonly shipping: number;
  readonly until?: number | undefined;
  readonly id: string;
  /** What the shopper chose before; undefined for the first time. */
  readonly chosen: readonly OrderPart[] | undefined;
};

const dayText = (time: number, { language, timeZone }: Pick<CommerceSite, 'language' | 'timeZone'>): string =>
  dateFormat(language, { dateStyle: 'long', timeZone }).format(time);

type LineUnits = readonly LineUnit['unit'][];

/** What units refund, in minor units. */
const sumOf = (units: LineUnits): number => units.reduce((sum, { amount }) => sum + amount, 0);

/** The shipping that a withdrawal from all of these units refunds: of shipments of which they are the last ones. */
const shippingOf = (order: OrderRecord, rows: OrderRows, units: readonly LineUnit[]): number =>
  rows.shipments.reduce((sum, shipment) => {
    const back = shippingRefundOf(rows, shipment, order);
    const own = units.filter(({ line }) => firstShipmentOf(rows, line) === shipment.shipmentId).length;
    return back !== undefined && own === back.units ? sum + back.amount : sum;
  }, 0);

/** The units of a withdrawal, by the lines of its order. */
const unitsOf = (lines: Awaited<ReturnType<typeof rowsOf>>['lines'], items: WithdrawalEntry['items']) =>
  items.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId);
    return line === undefined ? [] : line.units.slice(0, quantity).map((unit) => ({ line, unit }));
  });

/**
 * The form by which shoppers withdraw from a contract, in two steps and without sign-in: number and email address of
 * the order, then the units. It works without script. Writes nothing before the confirmation; the same confirmation
 * again shows the same receipt.
 */
export const handleWithdrawalRequest = async (
  context: CommerceContext,
  site: CommerceSite,
  request: Request,
): Promise<Response> => {
  const pages = pagesOf(site);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const orderNumber = new URL(request.url).searchParams.get('order') ?? '';
    return pages.find({ orderNumber: /^\d{1,20}$/.test(orderNumber) ? orderNumber : '', email: '' });
  }
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const fields = await readForm(request);
  if (isRefusal(fields)) return new Response(null, { status: fields.status });
  const texts = serviceTexts[site.locale].withdrawal;
  const { db } = context.database;
  const named = namedIn(fields);
  const wait = (seconds: number): Response => {
    const minutes = String(Math.ceil(seconds / 60));
    const response = pages.find(named, { text: formatText(texts.wait, { minutes }), status: 429 });
    response.headers.set('retry-after', String(seconds));
    return response;
  };
  const checked = validateForm(trackingForm, named, ruleTextsOf(site.language));
  if (E.isLeft(checked)) {
    const messages = Object.fromEntries(checked.left.violations.map(({ field, message }) => [field, message]));
    return pages.find(named, { text: texts.incomplete, status: 422 }, messages);
  }
  const found = await findForWithdrawal(db, request, { ...named, siteId: site.siteId });
  if ('wait' in found) return wait(found.wait);
  const { order } = found;
  if (order === undefined) return pages.find(named, { text: messageOf(notThisOrder, site.language), status: 422 });
  const choose = async (problem?: Problem, chosen?: readonly OrderPart[]): Promise<Response> => {
    const rows = await withTransaction(db, (tx) => rowsOf(tx, order.orderId));
    const open = withdrawableUnits(order, rows, context.now());
    const shipping = shippingOf(order, rows, open.units);
    return pages.choose({ order, named, ...open, shipping, id: newId(), chosen }, problem);
  };
  const withdrawalId = fields.get('id') ?? '';
  if (fields.get('step') !== 'confirm' || !/^[\w-]{22}$/.test(withdrawalId)) return choose();
  const parts = partsIn(fields);
  if (parts.length === 0) return choose({ text: texts.nothing, status: 422 }, parts);
  try {
    const done = await withTransaction(db, async (tx) => ({
      ...(await withdraw(tx, order.orderId, { withdrawalId, parts, now: context.now() })),
      rows: await rowsOf(tx, order.orderId),
    }));
    await runOperations(context, order.orderId);
    return pages.receipt(done.order, done.withdrawal, unitsOf(done.rows.lines, done.withdrawal.items));
  } catch (thrown) {
    if (isRefusal(thrown)) return choose({ text: texts.changed, status: 409 }, parts);
    throw thrown;
  }
};
