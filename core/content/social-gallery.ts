import { formatQuery } from '../site/query.ts';
import { GALLERY_PATH } from '../site/service-paths.ts';
import { parseWebAddress } from '../site/web-address.ts';
import type { SiteConfiguration } from '../site/site-configuration.ts';

/** Page types with a gallery. */
export type GalleryPage = 'product' | 'customs' | 'content';

/** The gallery script selects by product tag; the social widget is created and destroyed by its container. */
type GalleryProvider = keyof SiteConfiguration['galleryUrls'];

const providers: { readonly [page in GalleryPage]: GalleryProvider } = {
  product: 'gallery-script',
  customs: 'social-widget',
  content: 'social-widget',
};

/** The provider of a page type (SOC-01). */
export const galleryProvider = (page: GalleryPage): GalleryProvider => providers[page];

/** Whether the title of a gallery is shown: not on customs and product pages (SOC-03). */
export const showsGalleryTitle = (page: GalleryPage): boolean => page === 'content';

/** The product's master id, on product pages only; undefined if the product is not available (SOC-02, SOC-07). */
export const galleryTag = (page: GalleryPage, product: { readonly masterId: string } | undefined): string | undefined =>
  page === 'product' && product !== undefined && product.masterId !== '' ? product.masterId : undefined;

/**
 * The script's address: base, container id, locale, and the product tag if there is one.
 * Law: no id or tag leads to another host or path (SOC-05).
 */
export const galleryScript = (
  base: string,
  gallery: { readonly containerId: string; readonly locale: string; readonly tag?: string | undefined },
): string => {
  const path = [
    base.replace(/\/+$/, ''),
    encodeURIComponent(gallery.containerId),
    encodeURIComponent(gallery.locale),
  ].join('/');
  return gallery.tag === undefined ? path : `${path}?tag=${encodeURIComponent(gallery.tag)}`;
};

/** A gallery of one page: its container, the product tag, and the filter in the terms of its provider. */
export type PlacedGallery = {
  readonly page: GalleryPage;
  readonly containerId: string;
  readonly tag?: string | undefined;
  readonly filter?: string | undefined;
};

/** The path of the frame in which a gallery of an outside script runs; undefined for a provider without a script. */
export const galleryFrame = (
  { locale, galleryUrls }: Pick<SiteConfiguration, 'locale' | 'galleryUrls'>,
  { page, ...gallery }: PlacedGallery,
): string | undefined =>
  galleryUrls[galleryProvider(page)] === undefined
    ? undefined
    : `/${locale}${GALLERY_PATH}?${formatQuery(
        Object.entries({ page, ...gallery }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
      )}`;

/** The host of a provider's script, which the question before the first request names; undefined without a script. */
export const galleryHost = (
  { galleryUrls }: Pick<SiteConfiguration, 'galleryUrls'>,
  page: GalleryPage,
): string | undefined => {
  const url = galleryUrls[galleryProvider(page)];
  return url === undefined ? undefined : parseWebAddress(url)?.host;
};

/** The message by which the frame of a gallery says that its script could not be loaded (SOC-07). */
export const GALLERY_FAILED = 'gallery-failed';
