import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { TileView } from '#core/catalog/page-models.ts';
import { Badge } from '#ui/design/badge.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useFollowLinks } from '#ui/kernel/follow-links.ts';
import { LazyTileActions } from './lazy-tile-actions.tsx';
import { RatingLine } from './rating-line.tsx';
import styles from './product-tile.module.css';

const MOST_SWATCHES = 5;

type ProductTileProps = {
  readonly tile: TileView;
  readonly sizes: string;
  readonly heading?: 'h2' | 'h3';
  readonly priority?: boolean;
  /** Whether a swipe changes the picture: not in a row that itself scrolls horizontally. */
  readonly swipes?: boolean;
  /** False in a list of favorites, which has its own remove button. */
  readonly hasFavoriteButton?: boolean;
};

/**
 * A product in a list (PLP-07). One link covers the card; the product's name is its text. The swipeable pictures link
 * to the same page without a second tab stop.
 */
export const ProductTileView = ({
  tile,
  sizes,
  heading: Heading = 'h2',
  priority = false,
  swipes = false,
  hasFavoriteButton = true,
}: ProductTileProps): ReactNode => {
  const t = useTranslations('catalog');
  const others = tile.colors.length - MOST_SWATCHES;
  const [isSecondWanted, setIsSecondWanted] = useState(false);
  const [hasSecond, setHasSecond] = useState(false);
  const follow = useFollowLinks();
  const loadSecond = (): void => setIsSecondWanted(true);
  return (
    <article
      className={styles.tile}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && loadSecond()}
      onClick={follow}
    >
      <a
        className={styles.pictures}
        href={tile.url}
        tabIndex={-1}
        aria-hidden="true"
        data-turns={hasSecond}
        data-swipes={swipes}
        onScroll={loadSecond}
      >
        <PictureView picture={tile.picture} sizes={sizes} priority={priority} alt="" cover zoom />
        {/* Loaded for an approaching pointer or a swipe; shown once it is loaded. */}
        {tile.hoverPicture !== undefined && (
          <span className={styles.second} onLoad={() => setHasSecond(true)}>
            {isSecondWanted && <PictureView picture={tile.hoverPicture} sizes={sizes} alt="" cover zoom />}
          </span>
        )}
      </a>
      {(tile.saving ?? tile.badge) !== undefined && (
        <span className={styles.badge}>
          <Badge sale={tile.saving !== undefined}>{tile.saving ?? tile.badge}</Badge>
        </span>
      )}
      <p className={styles.swatches}>
        {tile.colors.length > 1 && (
          <>
            <VisuallyHidden>{t('colors', { count: tile.colors.length })}</VisuallyHidden>
            {tile.colors.slice(0, MOST_SWATCHES).map((color) => (
              <Swatch key={color.code} color={color.swatch} selected={color.productId === tile.id} />
            ))}
            {others > 0 && <span className={styles.more} aria-hidden="true">{`+${others}`}</span>}
          </>
        )}
      </p>
      <Heading className={styles.name}>
        <a className={styles.link} href={tile.url}>
          {tile.name}
        </a>
      </Heading>
      <p className={styles.type}>{tile.typeLabel}</p>
      <p className={styles.price}>
        <Price sale={tile.price.sale} struck={tile.price.struck} />
      </p>
      <RatingLine rating={tile.rating} />
      {hasFavoriteButton && (
        <div className={styles.buttons}>
          <LazyTileActions id={tile.id} name={tile.name} />
        </div>
      )}
    </article>
  );
};
