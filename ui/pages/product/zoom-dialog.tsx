import { useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Picture } from '#core/catalog/product.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './zoom-dialog.module.css';

export const ZOOM_DIALOG_ID = 'zoom';

export const zoomId = (index: number): string => `zoom-${index + 1}`;

/** The position of a click within its picture, from 0 to 1; a click by keyboard is in the center. */
const pressedAt = ({ detail, clientX, clientY, currentTarget }: MouseEvent): readonly [along: number, down: number] => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height];
};

/**
 * Every picture as wide as the window, stacked: scrolling, pinch zoom, enlargement by click, closed with Escape (ux
 * 25). The pictures load when the dialog opens.
 */
export const ZoomDialog = ({
  pictures,
  name,
}: {
  readonly pictures: readonly Picture[];
  readonly name: string;
}): ReactNode => {
  const t = useTranslations('catalog');
  const [enlarged, setEnlarged] = useState<string>();
  const press = (event: MouseEvent, picture: string): void => {
    const view = event.currentTarget.parentElement;
    const [along, down] = pressedAt(event);
    flushSync(() => setEnlarged(picture === enlarged ? undefined : picture));
    // Scrolls the clicked point to the center.
    view?.scrollTo({
      left: along * view.scrollWidth - view.clientWidth / 2,
      top: down * view.scrollHeight - view.clientHeight / 2,
    });
    view?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <Dialog
      id={ZOOM_DIALOG_ID}
      title={t('pictures', { name })}
      side="full"
      open={false}
      onClose={() => setEnlarged(undefined)}
    >
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.name} id={zoomId(index)} className={styles.view}>
            <button
              type="button"
              className={styles.picture}
              aria-pressed={picture.name === enlarged}
              onClick={(event) => press(event, picture.name)}
            >
              <PictureView picture={picture} sizes="100vw" />
              <VisuallyHidden>{t('zoom', { place: index + 1, count: pictures.length })}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
};
