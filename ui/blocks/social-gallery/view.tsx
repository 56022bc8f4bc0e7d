import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { filteredId } from '#core/content/page-filter.ts';
import { showsGalleryTitle } from '#core/content/social-gallery.ts';
import { GallerySection } from '#ui/features/social/gallery-section.tsx';
import { LazySocialGallery } from '#ui/features/social/lazy-views.ts';
import type { BlockProps } from '../registry.ts';

/** A gallery of shared photos (CNT-68, SOC-03). Without photos the block is removed. */
export const View = ({ block: { containerId, filter, title } }: BlockProps<'social-gallery'>): ReactNode => {
  const { pathname } = useLocation();
  const page = filteredId('by-SKU', pathname) === undefined ? 'content' : 'product';
  return (
    <GallerySection title={showsGalleryTitle(page) ? title : undefined}>
      {(onEmpty) => (
        <LazySocialGallery
          onBroken={onEmpty}
          render={({ SocialGallery }) => (
            <SocialGallery page={page} containerId={containerId} filter={filter} onEmpty={onEmpty} />
          )}
        />
      )}
    </GallerySection>
  );
};
