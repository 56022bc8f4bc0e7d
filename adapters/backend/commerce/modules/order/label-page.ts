import { html, raw } from 'hono/html';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';
import { siteDay } from '#adapters/backend/commerce/kernel/site-time.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { LABEL_PATH } from '#core/site/service-paths.ts';
import { returnCodeOf, labelData, labelItem, labelPdf, type LabelData } from './label-pdf.ts';
import { readPlacedOrder } from './order-records.ts';
import { readOrderRows } from './order-row-records.ts';
import { findReturn } from './return-records.ts';

/**
 * Path of the label of a return, after the locale of its site. The id of the return is the secret of the link: 128 random
 * bits (`newId`).
 */
export const labelPath = (returnId: string): string => `${LABEL_PATH}/${returnId}`;

/** Path of the picture of a return's code, by that of its page. */
export const codePath = (page: string): string => `${page}.svg`;

/** The code of a return as a picture; white around it, so that it is read on dark pages too. */
const codePicture = (data: LabelData): string => {
  const rows = returnCodeOf(data);
  const squares = rows.flatMap((row, y) => row.flatMap((isBlack, x) => (isBlack ? [`M${x} ${y}h1v1h-1z`] : [])));
  const side = rows.length + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="-3 -3 ${side} ${side}" width="280" height="280"
    shape-rendering="crispEdges"><path fill="#fff" d="M-3-3h${side}v${side}h-${side}z"/><path d="${squares.join('')}"/></svg>`;
};

/** The page that the shopper shows in a store. */
const codePage = (data: LabelData, site: CommerceSite): Response => {
  const { locale, language } = site;
  const texts = serviceTexts[locale].returnCode;
  const until = siteDay(data.expiresAt, site);
  const body = html`
    <p class="print">NORDKAMM</p>
    <p>${texts.text}</p>
    <p role="img" aria-label="${texts.picture}">${raw(codePicture(data))}</p>
    <p>${formatText(texts.number, { number: data.returnNumber })}</p>
    <p>${formatText(texts.until, { date: until })}</p>
    <ul>
      ${data.items.map(
        ({ exchangeSize: size, ...item }) =>
          html`<li>
            ${labelItem(item)}${size === undefined ? '' : html`<br />${formatText(texts.exchange, { size })}`}
          </li>`,
      )}
    </ul>
    <p class="screen"><a href="/${locale}/store-locator">${texts.stores}</a></p>
  `;
  return servicePage({ language, title: texts.title, body, home: `/${locale}` });
};

/** A response that no cache and no search engine keeps, and whose address no other site gets. */
const answerWith = (content: string, headers: { readonly [name: string]: string }): Response =>
  new Response(content, {
    headers: {
      ...headers,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });

/**
 * Shows the label of a return as a PDF, or the page or picture with its code for a store, for everyone who has its link
 * (ORD-11), as long as the label is needed: until the return is on its way, received or canceled, or the term of the label
 * is over. After that, for an unknown return, and on another site it is 404. Never cached, indexed or named as a referrer.
 */
export const handleLabelRequest = async (
  { database: { db }, now }: CommerceContext,
  site: CommerceSite,
  request: Request,
): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const [, returnId = '', picture] = /\/([\w-]{22})(\.svg)?$/.exec(new URL(request.url).pathname) ?? [];
  const known = await findReturn(db, returnId);
  const order = known && (await readPlacedOrder(db, known.orderId));
  const [rows] = order?.siteId === site.siteId ? await readOrderRows(db, [order.orderId]) : [];
  const data = order && rows && labelData(order, rows, { returnId, now: now() });
  if (data === undefined) {
    const { language, locale } = site;
    const texts = serviceTexts[locale];
    const back = rows?.returns.find((one) => one.returnId === returnId);
    const { title } = back?.way === 'store' ? texts.returnCode : texts.returnLabel;
    // A return ends as canceled, too, when its label has expired.
    const isCanceled = back?.state === 'CANCELLED' && Date.parse(back.expiresAt) > now();
    const text = isCanceled ? texts.returnLabel.canceled : texts.returnLabel.ended;
    const toOrder =
      order &&
      back &&
      html`<p>
        <a href="/${locale}/order-status?number=${order.orderNumber}"
          >${formatText(texts.returnLabel.order, { number: order.orderNumber })}</a
        >
      </p>`;
    return servicePage(
      {
        language,
        title,
        body: html`<p>${text}</p>
          ${toOrder ?? ''}`,
        home: `/${locale}`,
      },
      404,
    );
  }
  if (picture !== undefined) return answerWith(codePicture(data), { 'content-type': 'image/svg+xml' });
  if (data.way === 'store') return codePage(data, site);
  const { number } = serviceTexts[site.locale].returnLabel;
  const name = `${formatText(number, { number: data.returnNumber }).replaceAll(/[^\w-]+/g, '-')}.pdf`;
  return answerWith(labelPdf(data, site), {
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${name}"`,
  });
};
