import type { ReactNode } from 'react';
import { GallerySection } from '#ui/features/social/gallery-section.tsx';
import { LazyProductPhotos } from '#ui/features/social/lazy-views.ts';

/** Pictures of shoppers with the product; most products have none, so no space is reserved (PDP-20). */
export const PhotosSection = ({ productId }: { readonly productId: string }): ReactNode => (
  <GallerySection isReserved={false}>
    {(onEmpty) => (
      <LazyProductPhotos
        onBroken={onEmpty}
        render={({ ProductPhotos }) => <ProductPhotos productId={productId} onEmpty={onEmpty} />}
      />
    )}
  </GallerySection>
);
