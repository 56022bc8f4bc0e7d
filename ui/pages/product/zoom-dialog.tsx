import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture as PictureData } from '#core/catalog/product.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { Picture } from '#ui/design/picture.tsx';
import styles from './zoom-dialog.module.css';

export const ZOOM_DIALOG_ID = 'zoom';

export const zoomId = (index: number): string => `zoom-${index + 1}`;

const doNothing = (): void => undefined;

/** Every picture as large as the window, one below the other: to be scrolled, pinched and left with Escape. They load when the dialog opens. */
export const ZoomDialog = ({ pictures, name }: { readonly pictures: readonly PictureData[]; readonly name: string }): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <Dialog id={ZOOM_DIALOG_ID} title={t('pictures', { name })} side="full" open={false} onClose={doNothing}>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={zoomId(index)}>
            <Picture picture={picture} sizes="100vw" />
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
