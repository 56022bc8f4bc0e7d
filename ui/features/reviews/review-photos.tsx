import { useState, type ReactNode } from 'react';
import type { Picture } from '#core/catalog/product.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import styles from './review-photos.module.css';

/** Photos of a review: thumbnails beside the text, enlarged in a dialog on click. */
export const ReviewPhotos = ({ pictures }: { readonly pictures: readonly Picture[] }): ReactNode => {
  const [shown, setShown] = useState<Picture>();
  return (
    <>
      <ul className={styles.photos}>
        {pictures.map((picture) => (
          <li key={picture.name}>
            <button type="button" className={styles.photo} aria-haspopup="dialog" onClick={() => setShown(picture)}>
              <PictureView picture={picture} sizes="120px" thumbnail cover />
            </button>
          </li>
        ))}
      </ul>
      {shown !== undefined && (
        <Dialog open title={shown.alt} side="full" onClose={() => setShown(undefined)}>
          <div className={styles.large}>
            <PictureView picture={shown} sizes="(min-width: 48rem) 50rem, 100vw" alt="" />
          </div>
        </Dialog>
      )}
    </>
  );
};
