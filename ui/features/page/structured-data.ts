import type { CategoryPage, ProductPage } from '#core/catalog/page-models.ts';
import type { Breadcrumb } from '#core/catalog/product.ts';
import type { ArticleHead } from '#core/content/article.ts';
import { localizePath } from '#core/site/route-address.ts';
import { pictureAddress } from '#ui/design/picture-address.ts';
import type { PageData } from '#ui/kernel/page-data.ts';

type Facts = Pick<PageData, 'site' | 'publicUrl' | 'loaderData'> & { readonly path: string };

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;
const isProductPage = (value: unknown): value is ProductPage =>
  isRecord(value) && 'styleId' in value && 'offer' in value;
const isArticlePage = (value: unknown): value is { readonly article: ArticleHead } =>
  isRecord(value) && isRecord(value['article']) && 'sections' in value;
const isCategoryPage = (value: unknown): value is CategoryPage =>
  isRecord(value) && 'categoryId' in value && 'listing' in value;

const organization = ({ site, publicUrl }: Facts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.brandName,
  url: `${publicUrl}/${site.locale}`,
});

const breadcrumbList = (breadcrumbs: readonly Breadcrumb[], { site, publicUrl }: Facts): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: breadcrumbs.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(url === undefined ? {} : { item: publicUrl + localizePath(url, site.locale) }),
  })),
});

const article = ({ article: head }: { readonly article: ArticleHead }, { site, publicUrl, path }: Facts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: head.title,
  url: publicUrl + path,
  ...(head.subtitle === undefined ? {} : { description: head.subtitle }),
  ...(head.picture === undefined ? {} : { image: publicUrl + head.picture.url }),
  ...(head.date === undefined ? {} : { datePublished: head.date }),
  author: { '@type': 'Organization', name: site.brandName },
});

const product = (page: ProductPage, { publicUrl, path }: Facts): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: page.name,
  sku: page.id,
  description: page.description,
  brand: { '@type': 'Brand', name: page.brand },
  image: page.pictures.map(({ name }) => publicUrl + pictureAddress(name, 960)),
  ...(page.rating.count === 0
    ? {}
    : {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: page.rating.score, reviewCount: page.rating.count },
      }),
  offers: {
    '@type': 'Offer',
    url: publicUrl + path,
    price: page.offer.price,
    priceCurrency: page.offer.currency,
    availability: `https://schema.org/${page.offer.inStock ? 'InStock' : 'OutOfStock'}`,
  },
});

/** Structured data for search engines (SEO-07). The server writes it into the document; no component renders it. */
export const structuredData = (routeId: string, facts: Facts): readonly object[] => {
  const page = facts.loaderData[routeId];
  if (isProductPage(page)) return [product(page, facts), breadcrumbList(page.breadcrumbs, facts)];
  if (isCategoryPage(page)) return [breadcrumbList(page.listing.breadcrumbs, facts)];
  if (isArticlePage(page)) return [article(page, facts)];
  return [organization(facts)];
};
