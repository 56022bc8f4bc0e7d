import { useCallback, useRef, useState, type ReactNode } from 'react';
import { near, useIntersection } from '#ui/kernel/use-intersection.ts';
import { LazyProductPhotos } from './lazy-views.ts';

/** Pictures of shoppers with the product; most products have none, so no space is reserved (PDP-20). */
export const PhotosSection = ({ productId }: { readonly productId: string }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const onEmpty = useCallback(() => setEmpty(true), []);
  const isNear = useIntersection(place, near);
  return (
    <div ref={place} id="photos">
      {isNear && !isEmpty && (
        <LazyProductPhotos
          onBroken={onEmpty}
          render={({ ProductPhotos }) => <ProductPhotos productId={productId} onEmpty={onEmpty} />}
        />
      )}
    </div>
  );
};
