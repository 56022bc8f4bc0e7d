import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Picture } from '#core/catalog/product.ts';
import { Icon } from '#ui/design/icon.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './gallery.module.css';
import { ZOOM_DIALOG_ID, ZoomDialog, zoomId } from './zoom-dialog.tsx';

/** The `sizes` attribute of gallery pictures. */
export const GALLERY_SIZES = '(min-width: 48rem) 50vw, 100vw';

const slideId = (index: number): string => `picture-${index + 1}`;

/**
 * A product's pictures: a snapping strip with thumbnails beside it (PDP-24). Thumbnails are links within the page, so
 * they work without script.
 */
export const Gallery = ({
  pictures,
  name,
}: {
  readonly pictures: readonly Picture[];
  readonly name: string;
}): ReactNode => {
  const t = useTranslations('catalog');
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const show = (event: MouseEvent, index: number): void => {
    event.preventDefault();
    strip.current?.scrollTo({ left: index * strip.current.clientWidth, behavior: 'smooth' });
    setCurrent(index);
  };
  // The browser has opened the dialog already or opens it right after this.
  const zoomTo = (index: number): number =>
    requestAnimationFrame(() => document.getElementById(zoomId(index))?.scrollIntoView({ block: 'start' }));
  return (
    <section className={styles.gallery} aria-label={t('pictures', { name })}>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.name}>
              <a
                className={styles.thumbnail}
                href={`#${slideId(index)}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <PictureView picture={picture} sizes="80px" thumbnail cover />
                <VisuallyHidden>{t('showPicture', { place: index + 1 })}</VisuallyHidden>
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={({ currentTarget }) =>
            setCurrent(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
          }
        >
          {pictures.map((picture, index) => (
            <li key={picture.name} id={slideId(index)} className={styles.slide}>
              <button
                type="button"
                className={styles.zoom}
                command="show-modal"
                commandfor={ZOOM_DIALOG_ID}
                onClick={() => zoomTo(index)}
              >
                <PictureView picture={picture} sizes={GALLERY_SIZES} priority={index === 0} cover />
                <VisuallyHidden>{t('zoom', { place: index + 1, count: pictures.length })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
        <span className={styles.plus} aria-hidden="true">
          <Icon name="plus" size={20} />
        </span>
        {pictures.length > 1 && (
          <p className={styles.counter} aria-hidden="true">
            {current + 1} / {pictures.length}
          </p>
        )}
      </div>
      <ZoomDialog pictures={pictures} name={name} />
    </section>
  );
};
