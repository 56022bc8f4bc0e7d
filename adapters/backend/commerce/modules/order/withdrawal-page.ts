import { either as E } from 'fp-ts';
import { withTransaction } from '#adapters/database/transaction.ts';
import type { OrderPart } from '#core/order/order-part.ts';
import { plainOrderNumber } from '#core/order/order-number.ts';
import { trackingForm } from '#core/order/tracking-form.ts';
import { WITHDRAWAL_PATH } from '#core/site/service-paths.ts';
import { ruleTextsOf } from '#core/validation/all-rule-texts.ts';
import { validateForm } from '#core/validation/validate-form.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { isRefusal, messageOf } from '#adapters/backend/commerce/kernel/errors.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { newId } from '#adapters/backend/commerce/kernel/opaque-id.ts';
import { readForm } from '#adapters/backend/commerce/kernel/request-body.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { notThisOrder } from '../cart/cart-refusals.ts';
import { findWithdrawal, type WithdrawalEntry } from './event-records.ts';
import { readPlacedOrder } from './order-records.ts';
import { rowsOf } from './order-row-records.ts';
import { linesLeft, shipmentOf } from './order-units.ts';
import { shippingRefundsOf } from './refund-units.ts';
import { runOperations } from './run-operations.ts';
import { findForWithdrawal } from './withdrawal-handlers.ts';
import { UNITS, withdrawalViews, type Named, type Problem } from './withdrawal-views.ts';
import { withdraw, withdrawalResults } from './withdraw-order.ts';
import { withdrawableUnits } from './withdrawable-units.ts';

/** Longest order number, email address and id of a form, in characters. */
const MAX_TEXT = 254;

const namedIn = (fields: URLSearchParams): Named => ({
  orderNumber: plainOrderNumber((fields.get('orderNumber') ?? '').slice(0, MAX_TEXT)),
  email: (fields.get('email') ?? '').slice(0, MAX_TEXT).trim(),
});

/** The units by line that the second step names. */
const partsIn = (fields: URLSearchParams): readonly OrderPart[] =>
  [...fields].flatMap(([name, value]) => {
    const quantity = Number(value);
    return name.startsWith(UNITS) && quantity > 0 ? [{ itemId: name.slice(UNITS.length), quantity }] : [];
  });

/** The units of a withdrawal, by the lines of its order. */
const unitsOf = (lines: Awaited<ReturnType<typeof rowsOf>>['lines'], items: WithdrawalEntry['items']) =>
  items.flatMap(({ lineId, quantity }) => {
    const line = lines.find((one) => one.lineId === lineId);
    return line === undefined ? [] : line.units.slice(0, quantity).map((unit) => ({ line, unit }));
  });

/** The query of the page with a receipt. Both ids are random, and the address is the secret of the page. */
const receiptQuery = (orderId: string, withdrawalId: string): string =>
  new URLSearchParams({ of: orderId, receipt: withdrawalId }).toString();

/** What the receipt that a query names shows; undefined for an unknown one, and on another site. */
const readReceipt = async (
  { database: { db } }: CommerceContext,
  { siteId }: CommerceSite,
  query: URLSearchParams,
): Promise<Parameters<ReturnType<typeof withdrawalViews>['receipt']> | undefined> => {
  const [orderId = '', withdrawalId = ''] = ['of', 'receipt'].map((name) => query.get(name)?.slice(0, MAX_TEXT));
  if (orderId === '' || withdrawalId === '') return undefined;
  return withTransaction(db, async (tx) => {
    const found = await findWithdrawal(tx, { orderId, withdrawalId });
    const order = found && (await readPlacedOrder(tx, orderId));
    if (found === undefined || order?.siteId !== siteId) return undefined;
    return [order, found, unitsOf((await rowsOf(tx, orderId)).lines, found.items)];
  });
};

/**
 * The form by which shoppers withdraw from a contract, in two steps and without sign-in: number and email address of
 * the order, then the units. It works without script. Writes nothing before the confirmation; the same confirmation
 * again leads to the same receipt, whose page may be loaded again.
 */
export const handleWithdrawalRequest = async (
  context: CommerceContext,
  site: CommerceSite,
  request: Request,
): Promise<Response> => {
  const pages = withdrawalViews(site);
  if (request.method === 'GET' || request.method === 'HEAD') {
    const { searchParams: query } = new URL(request.url);
    const receipt = await readReceipt(context, site, query);
    if (receipt !== undefined) return pages.receipt(...receipt);
    const orderNumber = query.get('order') ?? '';
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
    return pages.find(named, undefined, messages);
  }
  const found = await findForWithdrawal(db, request, { ...named, siteId: site.siteId });
  if ('wait' in found) return wait(found.wait);
  const { order } = found;
  if (order === undefined) return pages.find(named, { text: messageOf(notThisOrder, site.language), status: 422 });
  const choose = async (problem?: Problem, chosen?: readonly OrderPart[]): Promise<Response> => {
    const rows = await withTransaction(db, (tx) => rowsOf(tx, order.orderId));
    const open = withdrawableUnits(order, rows, context.now());
    const shipping = shippingRefundsOf(rows, order);
    const results = withdrawalResults(rows, { ...open, shipping });
    const sentBack = open.gifts
      .filter(({ line }) => shipmentOf(rows, line).state !== 'READY_FOR_PICKUP')
      .map(({ line }) => line.lineId);
    const keepsGoods = linesLeft(rows, [...open.units, ...open.gifts]).some(
      (line) => !line.isBonus && line.left > line.open,
    );
    return pages.choose(
      { order, named, ...open, sentBack, results, shipping, keepsGoods, id: newId(), chosen },
      problem,
    );
  };
  const withdrawalId = fields.get('id') ?? '';
  if (fields.get('step') !== 'confirm' || !/^[\w-]{22}$/.test(withdrawalId)) return choose();
  const parts = partsIn(fields);
  if (parts.length === 0) return choose(undefined, parts);
  try {
    await withTransaction(db, (tx) => withdraw(tx, order.orderId, { withdrawalId, parts, now: context.now() }));
    await runOperations(context, order.orderId);
    const location = `/${site.locale}${WITHDRAWAL_PATH}?${receiptQuery(order.orderId, withdrawalId)}`;
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  } catch (thrown) {
    if (isRefusal(thrown)) return choose({ text: texts.changed, status: 409 }, parts);
    throw thrown;
  }
};
