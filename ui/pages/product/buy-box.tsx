import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { ProductPage } from '#core/catalog/page-models.ts';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import { RatingLine } from '#ui/features/catalog/product-tile/rating-line.tsx';
import { Badge } from '#ui/design/badge.tsx';
import { Price } from '#ui/design/price.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { BuyActions } from './buy-actions.tsx';
import styles from './buy-box.module.css';
import { ColorLinks } from './color-links.tsx';
import { LazyCustomizeBuy, LazyGiftBuy, LazyNotifyForm } from './lazy-views.ts';
import { PickupLine } from './pickup-line.tsx';
import { ProductPagePresenter } from './product-page.presenter.ts';
import { ServiceInfo } from './service-info.tsx';
import { SizeChartButton } from './size-chart-button.tsx';
import { SIZE_FIELD } from './size-errors.ts';

type PresenterProps = { readonly presenter: ProductPagePresenter };

const ChosenPrice = observer(({ presenter }: PresenterProps): ReactNode => (
  <Price sale={presenter.price.sale} struck={presenter.price.struck} size="large" />
));

const SizeChoice = observer(
  ({
    presenter,
    product: { id: productId, isDigital },
    aside,
  }: PresenterProps & { readonly product: ProductPage; readonly aside: ReactNode }): ReactNode => {
    const t = useTranslations('catalog');
    const picker = useRef<HTMLDivElement>(null);
    const { missed, awaitedSize } = presenter;
    useEffect(() => {
      if (missed === 0) return;
      picker.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
      picker.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus({ preventScroll: true });
    }, [missed]);
    return (
      <div ref={picker}>
        <SizeRadios
          id={SIZE_FIELD}
          legend={t(isDigital ? 'amount' : 'size')}
          aside={aside}
          options={presenter.sizes.map(({ sku, label, quantity }) => ({
            value: sku,
            label,
            soldOut: isSizeDisabled({ quantity }),
          }))}
          value={presenter.sku}
          onValue={presenter.chooseSize}
          onSoldOut={presenter.awaitSize}
          awaited={awaitedSize?.sku}
          {...(presenter.isSizeMissing ? { error: t(isDigital ? 'selectAmount' : 'selectSize') } : {})}
        />
        {awaitedSize !== undefined && (
          <div className={styles.awaited}>
            <LazyNotifyForm
              render={({ NotifyForm }) => (
                <NotifyForm
                  key={awaitedSize.sku}
                  productId={productId}
                  sku={awaitedSize.sku}
                  label={presenter.sizes.length > 1 ? awaitedSize.label : undefined}
                  wasPressed={presenter.awaited !== undefined}
                />
              )}
            />
          </div>
        )}
      </div>
    );
  },
);

/** The add button and what it needs: a recipient of a gift card, or the choices of goods that are made to order. */
const Buying = ({ presenter, product }: PresenterProps & { readonly product: ProductPage }): ReactNode => {
  const { id: productId, name, customization } = product;
  const fallback = <Skeleton shape="block" />;
  if (product.isDigital)
    return (
      <LazyGiftBuy
        fallback={fallback}
        render={({ GiftBuy }) => <GiftBuy presenter={presenter} name={name} productId={productId} />}
      />
    );
  if (customization !== undefined)
    return (
      <LazyCustomizeBuy
        fallback={fallback}
        render={({ CustomizeBuy }) => (
          <CustomizeBuy presenter={presenter} product={product} customization={customization} />
        )}
      />
    );
  return (
    <>
      <BuyActions presenter={presenter} name={name} productId={productId} />
      <ServiceInfo delivery={product.delivery} pickup={<PickupLine presenter={presenter} product={product} />} />
    </>
  );
};

/** The size that was chosen last, by its label, and the style of its product. */
export type LastSize = { readonly styleId: string; readonly label: string | undefined } | undefined;

type BuyBoxProps = {
  readonly product: ProductPage;
  /** Stays when the shopper chooses another color. */
  readonly lastSize: RefObject<LastSize>;
};

/** Name, price, options and the add button. Each part observes only what it shows, so that a click renders little. */
export const BuyBox = ({ product, lastSize }: BuyBoxProps): ReactNode => {
  const t = useTranslations('catalog');
  const failed = t('addFailed');
  const { styleId } = product;
  const wanted = lastSize.current?.styleId === styleId ? lastSize.current.label : undefined;
  const presenter = usePresenter(
    ({ tasks, shell }) => new ProductPagePresenter(product, { tasks, shell, failed, wanted }),
  );
  useEffect(
    () =>
      reaction(
        () => presenter.chosenLabel,
        (label) => {
          lastSize.current = { styleId, label };
        },
      ),
    [presenter, styleId, lastSize],
  );
  return (
    <div className={styles.box}>
      <header className={styles.head}>
        <p className={styles.type}>
          {product.brand} <span aria-hidden="true">·</span> {product.typeLabel}
        </p>
        <h1>{product.name}</h1>
        {product.rating.count > 0 && (
          <a className={styles.rating} href="#reviews">
            <RatingLine rating={product.rating} />
          </a>
        )}
        <p className={styles.price}>
          <ChosenPrice presenter={presenter} />
          {product.saving !== undefined && <Badge sale>{product.saving}</Badge>}
        </p>
        {product.historicBest !== undefined && (
          <p className={styles.hint}>{t('historicBest', { price: product.historicBest })}</p>
        )}
      </header>
      <ColorLinks colors={product.colors} selected={product.selectedColor} loaded={product.pictures[0]?.name} />
      <SizeChoice
        presenter={presenter}
        product={product}
        aside={product.hasSizeChart === true ? <SizeChartButton productType={product.productType} /> : undefined}
      />
      <Buying presenter={presenter} product={product} />
    </div>
  );
};
