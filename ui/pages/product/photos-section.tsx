import { useCallback, useRef, useState, type ReactNode } from 'react';
import { near, useIntersection } from '#ui/kernel/use-intersection.ts';
import { LazyProductPhotos } from './lazy-views.ts';
import styles from './product-page.module.css';

/** Pictures of shoppers with the product (PDP-20): a row, whose height is reserved until it is loaded. */
export const PhotosSection = ({ productId }: { readonly productId: string }): ReactNode => {
  const place = useRef<HTMLDivElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  const onEmpty = useCallback(() => setEmpty(true), []);
  const isNear = useIntersection(place, near);
  return (
    <div ref={place} id="photos" className={styles.photos} hidden={isEmpty}>
      {isNear && !isEmpty && (
        <LazyProductPhotos
          onBroken={onEmpty}
          render={({ ProductPhotos }) => <ProductPhotos productId={productId} onEmpty={onEmpty} />}
        />
      )}
    </div>
  );
};
