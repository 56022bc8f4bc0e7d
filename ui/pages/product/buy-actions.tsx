import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LazyFavoriteButton } from '#ui/features/favorites/lazy-favorite-button.tsx';
import { Button } from '#ui/design/button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { QuantityStepper } from '#ui/design/quantity-stepper.tsx';
import styles from './buy-box.module.css';
import { LazyBuyBar, LazyWalletButton } from './lazy-views.ts';
import type { ProductPagePresenter } from './product-page.presenter.ts';
import { past, useIntersection } from '#ui/kernel/use-intersection.ts';

type BuyActionsProps = { readonly presenter: ProductPagePresenter; readonly name: string; readonly productId: string };

const AddButton = observer(({ presenter }: Pick<BuyActionsProps, 'presenter'>): ReactNode => {
  const t = useTranslations('catalog');
  return (
    <Button
      wide
      data-replay
      busy={presenter.isBusy}
      busyText={t('adding')}
      onPointerEnter={presenter.prepare}
      onFocus={presenter.prepare}
      onClick={() => presenter.add()}
    >
      {t('addToCart')}
    </Button>
  );
});

/** Quantity and add button; errors are shown right below. */
export const BuyActions = observer(({ presenter, name, productId }: BuyActionsProps): ReactNode => {
  const t = useTranslations('catalog');
  const { flags } = useSite();
  const main = useRef<HTMLDivElement>(null);
  const isPast = useIntersection(main, past);
  const favoriteButton = <LazyFavoriteButton id={productId} name={name} />;
  return (
    <>
      {presenter.isSoldOut ? (
        <div className={styles.gone}>
          <NoticeBar tone="info">{t('styleSoldOut')}</NoticeBar>
          {favoriteButton}
        </div>
      ) : (
        <div ref={main} className={styles.buy}>
          <QuantityStepper
            value={presenter.quantity}
            max={presenter.maxQuantity}
            onValue={presenter.chooseQuantity}
            of={name}
          />
          <AddButton presenter={presenter} />
          <span className={styles.favorite}>{favoriteButton}</span>
        </div>
      )}
      {!presenter.isSoldOut && flags.wallet && (
        <div className={styles.express}>
          <LazyWalletButton render={({ WalletButton }) => <WalletButton buys={presenter.express} />} />
        </div>
      )}
      {!presenter.isSoldOut && isPast && (
        <LazyBuyBar render={({ BuyBar }) => <BuyBar presenter={presenter} name={name} />} />
      )}
      {presenter.notice !== undefined && <NoticeBar tone="error">{presenter.notice}</NoticeBar>}
    </>
  );
});
