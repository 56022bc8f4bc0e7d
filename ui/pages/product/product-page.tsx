import { useRef, type ReactNode } from 'react';
import { useLoaderData } from 'react-router';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { parseRoute } from '#core/site/route-address.ts';
import { PageTrail } from '#ui/features/page/page-trail.tsx';
import { page } from '#ui/kernel/page.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { PlacedBlocks } from '#ui/slots/placed-blocks.tsx';
import { prepareContent } from '#ui/slots/prepare-content.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { BuyBox, type LastSize } from './buy-box.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';
import { PhotosSection } from './photos-section.tsx';
import { RecommendationsSection } from './recommendations-section.tsx';

/** The product id of an address. An empty id is passed on: the service answers 404. */
const productOf = (path: string): string => {
  const route = parseRoute(path);
  return route._tag === 'product' ? route.productId : '';
};

export const loader = page<ProductPage>(
  (shop, { url }) => shop.catalog.viewProduct(productOf(url.pathname)),
  prepareContent,
);

/** A product in one color (PDP-04). Another color is another product id; a size that it has, too, stays chosen (PDP-23). */
export const Component = (): ReactNode => {
  const product = useLoaderData<ProductPage>();
  const lastSize = useRef<LastSize>(undefined);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={product.seo.title} description={product.seo.description} />
      <PageTrail breadcrumbs={product.breadcrumbs} />
      <div className={styles.columns} key={product.id}>
        <Gallery pictures={product.pictures} name={product.name} />
        <div className={styles.buy}>
          <BuyBox product={product} lastSize={lastSize} />
        </div>
        <ProductDetails product={product} />
      </div>
      <PlacedBlocks content={product.content} place="below" />
      {!product.isDigital && <PhotosSection key={`${product.styleId} photos`} productId={product.id} />}
      <RecommendationsSection key={`${product.styleId} others`} productId={product.id} />
      {!product.isDigital && <ReviewsSection key={product.styleId} product={product} />}
    </main>
  );
};
