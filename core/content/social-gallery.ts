/** A gallery of shared photos (SOC-04). `filter` uses the terms of its provider. */
export type SocialGallery = { readonly containerId: string; readonly filter?: string };

/** Page types with a gallery. */
export type GalleryPage = 'product' | 'customs' | 'content';

/** The gallery script selects by product tag; the social widget is created and destroyed by its container. */
export type GalleryProvider = 'gallery-script' | 'social-widget';

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
