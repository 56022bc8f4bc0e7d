import type { ReactNode } from 'react';
import { mediaSource } from '#core/social/gallery-medium.ts';
import { GallerySection } from '#ui/features/social/gallery-section.tsx';
import { LazyMediaGallery } from '#ui/features/social/lazy-views.ts';
import type { BlockProps } from '../registry.ts';

/** Pictures of shoppers (CNT-50). Without pictures the block is removed. */
export const View = ({ block }: BlockProps<'user-generated-content'>): ReactNode => (
  <GallerySection title={block.title}>
    {(onEmpty) => (
      <LazyMediaGallery
        onBroken={onEmpty}
        render={({ MediaGallery }) => <MediaGallery source={mediaSource(block)} onEmpty={onEmpty} />}
      />
    )}
  </GallerySection>
);
