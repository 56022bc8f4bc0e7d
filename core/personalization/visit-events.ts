import type { PageType } from '../site/page-type.ts';
import type { EventLine } from './event-line.ts';
import type { ShopperEvent } from './shopper-event.ts';

/** Context of the first view of a page. Undisclosed values are absent. */
export type Visit = {
  readonly page: {
    readonly url: string;
    readonly pageType: PageType;
    readonly breadcrumbs: readonly string[];
    readonly categories: readonly string[];
    readonly productId?: string;
  };
  readonly request: { readonly requestId: string; readonly includeReporting: boolean };
  readonly device: {
    readonly width: number;
    readonly height: number;
    readonly language: string;
    readonly userAgent: string;
    readonly referrer?: string;
    /** Present only with the shopper's permission. */
    readonly position?: { readonly latitude: number; readonly longitude: number };
    /** Set by a server, never by a browser (AMB-77). */
    readonly ipAddress?: string;
  };
  readonly host: string;
  readonly search?: { readonly term: string; readonly termType: string; readonly type: string };
  readonly cartLines: readonly EventLine[];
  readonly brand: string;
  readonly region: string;
  readonly isLoyaltyMember: boolean;
};

const productPages: readonly PageType[] = ['PDP'];
const searchPages: readonly PageType[] = ['Search'];

/**
 * The events of a page's first call (P13N-12 to P13N-20), the page view first. The IP address is sent only from
 * pre-production hosts (P13N-15), a product only from product pages (P13N-16), coordinates only with permission
 * (P13N-17), a search term only from searches (P13N-18).
 */
export const visitEvents = (visit: Visit, preProductionHosts: readonly string[]): readonly ShopperEvent[] => {
  const { page, request, device, host, search } = visit;
  const { url, pageType, breadcrumbs, categories, productId } = page;
  const events: readonly (ShopperEvent | undefined)[] = [
    { _tag: 'PageView', url, pageType, breadcrumbs, categories },
    { _tag: 'DecisionRequest', ...request },
    { _tag: 'ScreenSize', width: device.width, height: device.height },
    { _tag: 'Language', language: device.language },
    { _tag: 'UserAgent', userAgent: device.userAgent },
    device.referrer === undefined || device.referrer === ''
      ? undefined
      : { _tag: 'Referrer', referrer: device.referrer },
    device.ipAddress !== undefined && preProductionHosts.includes(host)
      ? { _tag: 'IpAddress', ipAddress: device.ipAddress }
      : undefined,
    productId !== undefined && productPages.includes(pageType) ? { _tag: 'ProductDetailView', productId } : undefined,
    device.position === undefined ? undefined : { _tag: 'Coordinates', ...device.position },
    search !== undefined && searchPages.includes(pageType)
      ? { _tag: 'SearchView', searchTerm: search.term, searchTermType: search.termType, searchType: search.type }
      : undefined,
    { _tag: 'Cart', cartLines: visit.cartLines },
    {
      _tag: 'CustomVariables',
      variables: [
        { variable: 'brand', value: visit.brand },
        { variable: 'region', value: visit.region },
        { variable: 'isLoyaltyMember', value: String(visit.isLoyaltyMember) },
      ],
    },
  ];
  return events.filter((event) => event !== undefined);
};
