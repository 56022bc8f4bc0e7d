import { html } from 'hono/html';
import { withTransaction } from '#adapters/database/transaction.ts';
import { addressLines } from '#core/profile/address-lines.ts';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import type { Tx } from '#adapters/backend/commerce/kernel/database/schema.ts';
import { isRefusal, messageOf, type Refusal } from '#adapters/backend/commerce/kernel/errors.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { readPlacedOrder } from '../order/order-records.ts';
import { sitePricingOf } from '../pricing/site-pricing.ts';
import { correctOrder } from './correct-order.ts';
import { findCorrection, takeCorrection } from './correction-records.ts';

const TOKEN = /\/([\w-]{43})$/;

/** Corrects the order of a link, once; false for a link that has ended meanwhile. Refusals as for `correctOrder`. */
const confirm = async (tx: Tx, token: string, site: CommerceSite): Promise<boolean> => {
  const taken = await takeCorrection(tx, token);
  if (taken === undefined) return false;
  const { orderId, email, address, shipmentId, consumerId } = taken;
  const sitePricing = sitePricingOf(site);
  await correctOrder(tx, orderId, {
    email,
    address: address ?? undefined,
    shipmentId: shipmentId ?? undefined,
    consumerId,
    sitePricing,
  });
  return true;
};

/**
 * The page of a link that confirms a correction of an order, without sign-in and without script. GET shows what changes,
 * since mail scanners open links; POST corrects the order. 404 for a link that is unknown, used or expired, 429 after too
 * many corrections of the order, 409 if it can no longer be corrected.
 */
export const handleCorrectionRequest = async (
  { database: { db } }: CommerceContext,
  site: CommerceSite,
  { method, url }: Request,
): Promise<Response> => {
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
  const texts = serviceTexts[site.locale].correction;
  const { language, locale } = site;
  const page = (title: string, body: ReturnType<typeof html>, status = 200): Response =>
    servicePage({ language, title, body, home: `/${locale}` }, status);
  const ended = (): Response => page(texts.title, html`<p>${texts.ended}</p>`, 404);
  const [, token = ''] = TOKEN.exec(new URL(url).pathname) ?? [];
  const asked = await findCorrection(db, token);
  const order = asked && (await readPlacedOrder(db, asked.orderId));
  if (asked === undefined || order?.siteId !== site.siteId) return ended();
  const { address, email } = asked;
  const part = (title: string, lines: readonly string[]) =>
    lines.length === 0
      ? html``
      : html`<h2>${title}</h2>
          <p>${lines.map((line) => html`${line}<br />`)}</p>`;
  const ask = (problem?: Refusal): Response => {
    const response = page(
      formatText(texts.question, { number: order.orderNumber }),
      html`${problem === undefined ? '' : html`<p role="alert">${messageOf(problem, language)}</p>`}
        ${part(texts.email, email === order.email ? [] : [email])}
        ${part(
          texts.address,
          address === null ? [] : [`${address.firstName} ${address.lastName}`.trim(), ...addressLines(address)],
        )}
        <p>${texts.warning}</p>
        <form method="post"><button>${texts.confirm}</button></form>`,
      problem === undefined ? 200 : problem.status === 429 ? 429 : 409,
    );
    if (problem?.retryAfter !== undefined) response.headers.set('retry-after', String(problem.retryAfter));
    return response;
  };
  if (method !== 'POST') return ask();
  try {
    if (!(await withTransaction(db, (tx) => confirm(tx, token, site)))) return ended();
  } catch (thrown) {
    if (isRefusal(thrown)) return ask(thrown);
    throw thrown;
  }
  return page(
    texts.title,
    html`<p role="status">${formatText(texts.done, { number: order.orderNumber })}</p>
      <p><a href="/${locale}/order-status">${texts.status}</a></p>`,
  );
};
