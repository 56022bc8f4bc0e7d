import { observer } from 'mobx-react-lite';
import { isSizeDisabled } from '#core/catalog/size-choice.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { PictureView } from '#ui/design/picture.tsx';
import { Price } from '#ui/design/price.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { SizeRadios } from '#ui/design/size-radios.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import styles from './quickshop-dialog.module.css';
import { QuickshopPresenter } from './quickshop.presenter.ts';

type QuickshopDialogProps = { readonly productId: string; readonly name: string; readonly onClose: () => void };

/** Adds a product to the cart from a list: its sizes and the add button (DLG-13). */
export const QuickshopDialog = observer(({ productId, name, onClose }: QuickshopDialogProps): ReactNode => {
  const t = useTranslations('favorites.quickshop');
  const { locale } = useSite();
  const failed = t('failed');
  const sizes = useRef<HTMLDivElement>(null);
  const presenter = usePresenter(
    ({ tasks, shell }) => new QuickshopPresenter({ productId, tasks, shell, failed, onAdded: onClose }),
  );
  const { product, status, notice, isMissed } = presenter;
  useEffect(() => {
    if (isMissed) sizes.current?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [isMissed]);
  return (
    <Dialog open title={name} onClose={onClose}>
      <div className={styles.body}>
        {status === 'pending' && (
          <div aria-busy="true">
            <VisuallyHidden live>{t('loading')}</VisuallyHidden>
            <Skeleton shape="block" />
          </div>
        )}
        {status === 'error' && (
          <RetryNotice retry={t('retry')} onRetry={presenter.load}>
            {t('unreachable')}
          </RetryNotice>
        )}
        {product !== undefined && (
          <>
            <div className={styles.product}>
              {product.pictures.slice(0, 1).map((picture) => (
                <span key={picture.name} className={styles.picture}>
                  <PictureView picture={picture} sizes="96px" thumbnail alt="" />
                </span>
              ))}
              <div>
                <p>{product.typeLabel}</p>
                <p className={styles.color}>
                  {product.colors.find(({ code }) => code === product.selectedColor)?.name}
                </p>
                <Price sale={product.price.sale} struck={product.price.struck} />
              </div>
            </div>
            {notice !== undefined && <NoticeBar tone="error">{notice}</NoticeBar>}
            {presenter.isSoldOut && <NoticeBar tone="info">{t('soldOut')}</NoticeBar>}
            {!presenter.isSoldOut && product.customization !== undefined && (
              <LinkButton to={`/${locale}/p/${productId}`}>{t('customize')}</LinkButton>
            )}
            {!presenter.isSoldOut && product.customization === undefined && (
              <>
                <div ref={sizes}>
                  <SizeRadios
                    legend={t('size')}
                    id="quickshop-size"
                    options={product.sizes.map(({ sku, label, quantity }) => ({
                      value: sku,
                      label,
                      soldOut: isSizeDisabled({ quantity }),
                    }))}
                    value={presenter.sku}
                    onValue={presenter.choose}
                    {...(isMissed ? { error: t('missing') } : {})}
                  />
                </div>
                <Button wide busy={status === 'busy'} busyText={t('adding')} onClick={presenter.add}>
                  {t('add')}
                </Button>
              </>
            )}
          </>
        )}
        <LinkButton to={`/${locale}/p/${productId}`} variant="quiet">
          {t('details')}
        </LinkButton>
      </div>
    </Dialog>
  );
});
