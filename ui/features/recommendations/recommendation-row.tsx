import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { CAROUSEL_AHEAD_PX } from '#core/recommendations/recommendation-carousel.ts';
import type { RecommendationQuery } from '#core/recommendations/recommendation.ts';
import { Carousel } from '#ui/design/carousel.tsx';
import { marginAhead } from '#ui/kernel/use-intersection.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ProductTileView } from '../catalog/product-tile/product-tile.tsx';
import section from '#ui/features/page/section.module.css';
import styles from './recommendations.module.css';
import { useProductReports } from './use-product-reports.ts';
import { RecommendationsPresenter } from './recommendations.presenter.ts';

type RecommendationRowProps = Omit<RecommendationQuery, 'count'> & {
  /** Heading in place of that of the service. */
  readonly title?: string | undefined;
  /** Cards in view: 1, 2 and 3 by width, or 2, 4 and 6 (REC-09). */
  readonly variant?: '3-cards' | 'cards';
};

const widths = { '3-cards': 'wide', cards: 'small' } as const;
const sizes = {
  '3-cards': '(min-width: 80rem) 30vw, (min-width: 48rem) 46vw, 86vw',
  cards: '(min-width: 80rem) 15vw, (min-width: 48rem) 23vw, 38vw',
} as const;

/**
 * A row of recommended products with its heading (ux 36). Its height is reserved, and released if there are no
 * products.
 */
export const RecommendationRow = observer((props: RecommendationRowProps): ReactNode => {
  const { title, variant = 'cards', ...query } = props;
  const presenter = usePresenter(({ tasks }) => new RecommendationsPresenter(query, tasks));
  const { status, found } = presenter;
  const reported = useProductReports(presenter.reports);
  const heading = title ?? found.title;
  const watch = useCallback(
    (place: HTMLElement | null) => {
      if (place === null) return undefined;
      const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting === true && presenter.load(), {
        rootMargin: marginAhead(CAROUSEL_AHEAD_PX),
      });
      observer.observe(place);
      return () => observer.disconnect();
    },
    [presenter],
  );
  if (status === 'gone') return <div hidden />;
  if (status !== 'shown') return <div ref={watch} className={styles.row} aria-busy={status === 'pending'} />;
  return (
    <section {...reported} className={styles.row}>
      <div className={section.head}>
        <h2>{heading}</h2>
      </div>
      <Carousel
        label={heading}
        width={widths[variant]}
        slides={found.products.map((product) => ({
          id: product.recToken,
          content: <ProductTileView tile={product} sizes={sizes[variant]} heading="h3" />,
        }))}
      />
    </section>
  );
});
