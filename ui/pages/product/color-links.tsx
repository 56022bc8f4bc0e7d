import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { PictureView } from '#ui/design/picture.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import styles from './color-links.module.css';
import { GALLERY_SIZES } from './gallery.tsx';

type ColorLinksProps = {
  readonly colors: ProductPage['colors'];
  readonly selected: string;
  /** Name of the gallery's first picture. */
  readonly loaded: string | undefined;
};

/**
 * The colors of a product as pictures (ux 26). Each is a page of its own, opened without a document load (PDP-23). The
 * picture of the current color uses the file that the gallery has loaded, which saves a request.
 */
export const ColorLinks = ({ colors, selected, loaded }: ColorLinksProps): ReactNode => {
  const t = useTranslations('catalog');
  const name = colors.find(({ code }) => code === selected)?.name;
  return (
    <div>
      <p className={styles.title}>
        {t('color')}
        {name !== undefined && <span className={styles.name}>{name}</span>}
      </p>
      {colors.length > 1 && (
        <ul className={styles.colors} aria-label={t('color')}>
          {colors.map((color) => (
            <li key={color.code}>
              <Link
                className={styles.color}
                to={color.url}
                preventScrollReset
                aria-current={color.code === selected ? 'true' : undefined}
              >
                {color.picture === undefined ? (
                  <Swatch color={color.swatch} size={30} />
                ) : (
                  <PictureView
                    picture={color.picture}
                    sizes={color.picture.name === loaded ? GALLERY_SIZES : '64px'}
                    thumbnail={color.picture.name !== loaded}
                    alt=""
                    cover
                  />
                )}
                <VisuallyHidden>{color.name}</VisuallyHidden>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
