/**
 * The form by which shoppers withdraw from a contract, after the locale of its site. The service writes it, so that it
 * works without script: browsers load it as a document.
 */
export const WITHDRAWAL_PATH = '/withdrawal';

/** The text of a content page in whose place the shop puts the form of the service at the same address. */
export const SERVICE_FORM = 'service-form';

/** The label of a return as a PDF, or the page with its code, after the locale of its site; the id of the return follows. */
export const LABEL_PATH = '/return-label';

/**
 * Whether the page of a path, without the locale of its site, is a document that the service writes into the frame of the
 * shop: a navigation within the browser loads it as a document.
 */
export const isServiceDocument = (path: string): boolean =>
  path === WITHDRAWAL_PATH || path === LABEL_PATH || path.startsWith(`${LABEL_PATH}/`);

/** The page that confirms a correction of an order, after the locale of its site; the secret of the link follows. */
export const CORRECTION_PATH = '/order-correction';

/** The page of the gift cards that the shop sells, after the locale of its site (RTE-34). */
export const GIFT_CARD_PATH = '/p/NKGIFT01FJO';

/** The feed of the articles, after the locale of its site. */
export const FEED_PATH = '/articles/feed.xml';

/** The icon of the shop. */
export const ICON_PATH = '/favicon.ico';

/** The path at which the web host asks the service where a page has moved. */
export const REDIRECT_PATH = '/__redirect';

/** The path at which the web host asks the service for a picture or a film that an editor has added. */
export const MEDIUM_PATH = '/__medium';

/** The document of a gallery of an outside script, after the locale of its site. Pages show it in a frame. */
export const GALLERY_PATH = '/social-gallery';
