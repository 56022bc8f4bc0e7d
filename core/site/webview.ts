import { parseQuery, queryValue } from './query.ts';
import { parseWebAddress, originOf } from './web-address.ts';
import type { StorageKey } from './storage-key.ts';

/** Session storage key that marks the app webview (APP-02, APP-03). */
export const WEBVIEW_FLAG = 'isWebview' satisfies StorageKey;

/** Name of the app in its user agent. */
export const APP_AGENT = 'PorticoApp';

/** Parts of the page that the app provides itself (APP-04). */
export const hiddenInWebview = ['header', 'footer', 'promo-bar', 'pop-ups'] as const;
type FramePart = (typeof hiddenInWebview)[number] | 'main';

/**
 * Whether a visit is inside the app.
 * Law: once a visit is inside the app, it stays so for the session, whatever its later addresses say (APP-03).
 */
export const isWebview = (visit: {
  readonly flag: boolean;
  readonly query: string;
  readonly userAgent: string;
}): boolean =>
  visit.flag || queryValue(parseQuery(visit.query), 'webview') === 'true' || visit.userAgent.includes(APP_AGENT);

/** The channel of a page: MAPP inside the app, ECOMM elsewhere (APP-01, CFG-01). */
export const channelOf = (inWebview: boolean): 'ECOMM' | 'MAPP' => (inWebview ? 'MAPP' : 'ECOMM');

/** Whether a part of the page is shown: inside the app, the parts that the app provides are hidden (APP-04). */
export const showsPart = (part: FramePart, inWebview: boolean): boolean =>
  !inWebview || !hiddenInWebview.some((hidden) => hidden === part);

/** Message to the app about a link (APP-06). */
type AppMessage = { readonly type: 'app:open'; readonly url: string };

type Handover = { readonly _tag: 'tell-app'; readonly message: AppMessage } | { readonly _tag: 'open' };

/**
 * A link or download that leaves the shop is passed to the app if it listens; otherwise it opens as usual.
 * Law: nothing is sent to an app that does not listen (APP-06).
 */
export const handover = (
  link: { readonly href: string; readonly isDownload: boolean },
  shop: { readonly origin: string; readonly hasListener: boolean },
): Handover => {
  const address = parseWebAddress(link.href);
  const leaves = link.isDownload || (address !== undefined && originOf(address) !== shop.origin);
  return leaves && shop.hasListener
    ? { _tag: 'tell-app', message: { type: 'app:open', url: link.href } }
    : { _tag: 'open' };
};
