import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { isSizeDisabled, offersNotification } from '#core/catalog/size-choice.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { Swatch } from '#ui/design/swatch.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { CartPagePresenter } from '../cart-page.presenter.ts';
import styles from './variant-dialog.module.css';
import { VariantPresenter } from './variant.presenter.ts';

type VariantDialogProps = {
  readonly page: CartPagePresenter;
  readonly item: CartItem;
  readonly onClose: () => void;
};

/** Replaces the size or color of a cart line (CART-08). */
export const VariantDialog = observer(({ page, item, onClose }: VariantDialogProps): ReactNode => {
  const t = useTranslations('cartSections.variants');
  const sizes = useRef<HTMLDivElement>(null);
  const presenter = usePresenter(
    ({ tasks, shell }) =>
      new VariantPresenter({
        item,
        tasks,
        shell,
        changedText: (now) => t('changed', now),
        explain: (failure) => page.explain(failure, item.id),
        onClose,
      }),
  );
  const { product, status, notice, isMissed } = presenter;
  useEffect(() => {
    if (isMissed) sizes.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [isMissed]);
  return (
    <Dialog
      open
      side="end"
      title={t('title')}
      onClose={onClose}
      footer={
        <Button wide busy={status === 'busy'} busyText={t('saving')} onClick={presenter.save}>
          {t('save')}
        </Button>
      }
    >
      <div className={styles.body}>
        <p className={styles.name}>{item.name}</p>
        {notice !== undefined && <NoticeBar tone="error">{notice}</NoticeBar>}
        {status === 'error' && (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {product !== undefined && (
          <RadioCards
            legend={t('color')}
            name="variant-color"
            options={product.colors.map(({ productId, name, swatch }) => ({
              value: productId,
              label: name,
              aside: <Swatch color={swatch} />,
            }))}
            value={presenter.productId}
            onValue={presenter.chooseColor}
          />
        )}
        {status === 'pending' && (
          <div aria-busy="true">
            <VisuallyHidden live>{t('loading')}</VisuallyHidden>
            {product === undefined && <Skeleton shape="block" />}
          </div>
        )}
        {product !== undefined && product.id === presenter.productId && (
          <div ref={sizes}>
            <SizeRadios
              legend={t('size')}
              id="variant-size"
              name="variant-size"
              options={product.sizes.map(({ sku, label, quantity }) => ({
                value: sku,
                label,
                soldOut: isSizeDisabled({ quantity }),
              }))}
              value={presenter.sku}
              onValue={presenter.choose}
              {...(isMissed ? { error: t('missing') } : {})}
            />
            {offersNotification(product.sizes) && <NoticeBar tone="info">{t('soldOut')}</NoticeBar>}
          </div>
        )}
      </div>
    </Dialog>
  );
});
