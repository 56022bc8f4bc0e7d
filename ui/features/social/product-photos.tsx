import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ProductPhotosPresenter } from './product-photos.presenter.ts';
import { SocialGallery } from './social-gallery.tsx';

/** The container of the galleries of product pages. */
const CONTAINER = 'product-gallery';

type ProductPhotosProps = { readonly productId: string; readonly onEmpty: () => void };

/** The gallery of a product page, which waits for the master id of its product (PDP-20, SOC-02). */
export const ProductPhotos = observer(({ productId, onEmpty }: ProductPhotosProps): ReactNode => {
  const presenter = usePresenter(({ tasks }) => new ProductPhotosPresenter(productId, tasks), productId);
  if (!presenter.isKnown) return null;
  return (
    <SocialGallery page="product" containerId={CONTAINER} tag={presenter.tag} productId={productId} onEmpty={onEmpty} />
  );
});
