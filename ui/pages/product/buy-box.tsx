import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { RatingLine } from '#ui/blocks/product-tile/rating-line.tsx';
import { Badge } from '#ui/design/badge.tsx';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Price } from '#ui/design/price.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { usePresenter } from '#ui/kernel/use-presenter.ts';
import styles from './buy-box.module.css';
import { useIsPast } from './use-is-past.ts';
import { ColourLinks } from './colour-links.tsx';
import { ProductPagePresenter } from './product-page.presenter.ts';
import { Promises } from './promises.tsx';

/** What it is, what it costs, what may be chosen, and the one button. */
export const BuyBox = observer(({ product }: { readonly product: ProductPage }): ReactNode => {
  const t = useTranslations('catalog');
  const failed = t('addFailed');
  const presenter = usePresenter(({ tasks, shell }) => new ProductPagePresenter(product, { tasks, shell, failed }));
  const picker = useRef<HTMLDivElement>(null);
  const { missed, isSoldOut, price } = presenter;
  const main = useRef<HTMLDivElement>(null);
  const isPast = useIsPast(main);
  useEffect(() => {
    if (missed === 0) return;
    picker.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    picker.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true });
  }, [missed]);
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <p className={styles.type}>
          {product.brand} <span aria-hidden="true">·</span> {product.typeLabel}
        </p>
        <h1>{product.name}</h1>
        <RatingLine rating={product.rating} />
        <p className={styles.price}>
          <Price sale={price.sale} struck={price.struck} size="large" />
          {product.saving !== undefined && <Badge sale>{product.saving}</Badge>}
        </p>
        {product.historicBest !== undefined && <p className={styles.hint}>{t('historicBest', { price: product.historicBest })}</p>}
      </header>
      <ColourLinks colors={product.colors} selected={product.selectedColor} />
      <div ref={picker}>
        <SizeRadios
          legend={t('size')}
          options={presenter.sizes.map(({ sku, label, quantity }) => ({ value: sku, label, soldOut: quantity === 0 }))}
          value={presenter.sku}
          onValue={presenter.chooseSize}
          {...(presenter.isSizeMissing ? { error: t('selectSize') } : {})}
        />
      </div>
      {isSoldOut ? (
        <NoticeBar tone="info">{t('styleSoldOut')}</NoticeBar>
      ) : (
        <div ref={main} className={styles.buy}>
          <QuantityStepper value={presenter.quantity} max={presenter.maxQuantity} onValue={presenter.chooseQuantity} of={product.name} />
          <Button wide data-replay busy={presenter.isBusy} busyText={t('adding')} onPointerEnter={presenter.prepare} onFocus={presenter.prepare} onClick={presenter.add}>
            {t('addToCart')}
          </Button>
        </div>
      )}
      {!isSoldOut && isPast && (
        <div className={styles.bar}>
          <p className={styles.barText}>
            <span className={styles.barName}>{product.name}</span>
            <Price sale={price.sale} struck={price.struck} />
          </p>
          <Button busy={presenter.isBusy} onClick={presenter.add}>
            {t('addToCart')}
          </Button>
        </div>
      )}
      {presenter.notice !== undefined && <NoticeBar tone="error">{presenter.notice}</NoticeBar>}
      <Promises delivery={product.delivery} />
    </div>
  );
});
