/** A gallery of photos that people shared (SOC-04). `filter` narrows it by the words of its provider. */
export type SocialGallery = { readonly containerId: string; readonly filter?: string };

/** Where a gallery stands. */
export type GalleryPage = 'product' | 'customs' | 'content';

/** The gallery script knows products by a tag; the social widget is made and destroyed by its container. */
export type GalleryProvider = 'gallery-script' | 'social-widget';

const providers: { readonly [page in GalleryPage]: GalleryProvider } = {
  product: 'gallery-script',
  customs: 'social-widget',
  content: 'social-widget',
};

/** One provider on product pages, another elsewhere (SOC-01). */
export const galleryProvider = (page: GalleryPage): GalleryProvider => providers[page];

/** Titles are left out on customs and product pages (SOC-03). */
export const showsGalleryTitle = (page: GalleryPage): boolean => page === 'content';

/**
 * The tag is the product's master id, on product pages only; product details that could not be had give none (SOC-02,
 * SOC-07).
 */
export const galleryTag = (page: GalleryPage, product: { readonly masterId: string } | undefined): string | undefined =>
  page === 'product' && product !== undefined && product.masterId !== '' ? product.masterId : undefined;

/**
 * The script's address: base, container id and locale, and the product's tag where there is one.
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
