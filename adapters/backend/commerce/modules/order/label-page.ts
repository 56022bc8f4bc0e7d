import { html } from 'hono/html';
import type { CommerceContext } from '#adapters/backend/commerce/kernel/commerce-context.ts';
import { formatText, serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { servicePage } from '#adapters/backend/commerce/kernel/outbox/document.ts';
import type { CommerceSite } from '#adapters/backend/commerce/kernel/sites.ts';
import { LABEL_PATH } from '#core/site/service-paths.ts';
import { labelData, labelPdf } from './label-pdf.ts';
import { readPlacedOrder } from './order-records.ts';
import { readOrderRows } from './order-row-records.ts';
import { findReturn } from './return-records.ts';

/** Path of the label of a return, after the locale of its site. The id of the return is the secret of the link. */
export const labelPath = (returnId: string): string => `${LABEL_PATH}/${returnId}`;

/**
 * Shows the label of a return as a PDF, for everyone who has its link; 404 for an unknown return, or when the label has
 * ended or the parcel is on its way.
 */
export const handleLabelRequest = async (
  { database: { db }, now }: CommerceContext,
  site: CommerceSite,
  request: Request,
): Promise<Response> => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
  const [, returnId = ''] = /\/([\w-]{22})$/.exec(new URL(request.url).pathname) ?? [];
  const known = await findReturn(db, returnId);
  const order = known && (await readPlacedOrder(db, known.orderId));
  const [rows] = order?.siteId === site.siteId ? await readOrderRows(db, [order.orderId]) : [];
  const data = order && rows && labelData(order, rows, { returnId, now: now() });
  if (data === undefined) {
    const texts = serviceTexts[site.locale].returnLabel;
    const { language, locale } = site;
    return servicePage({ language, title: texts.title, body: html`<p>${texts.ended}</p>`, home: `/${locale}` }, 404);
  }
  const { number } = serviceTexts[site.locale].returnLabel;
  const name = `${formatText(number, { number: returnId }).replaceAll(/[^\w-]+/g, '-')}.pdf`;
  return new Response(labelPdf(data, site), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
};
