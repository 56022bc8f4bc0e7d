import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { cartView } from '#core/cart/cart-view.ts';
import { Dialog } from '#ui/design/dialog.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { Callouts } from '#ui/features/cart/callouts.tsx';
import { ItemList } from '#ui/features/cart/item-list.tsx';
import { WalletPlace } from '#ui/features/wallet/wallet-place.tsx';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import styles from './mini-cart-dialog.module.css';

const servedCart = { serves: isServedByWallet };

const LazyWalletButton = lazyView(() => import('#ui/features/wallet/wallet-button.tsx'), 'tenders');

type MiniCartDialogProps = {
  /** The line whose units were just added. */
  readonly addedItemId?: string;
  readonly onClose: () => void;
};

/** The added item, the totals, and the links to cart and checkout (DLG-11). */
export const MiniCartDialog = observer(({ addedItemId, onClose }: MiniCartDialogProps): ReactNode => {
  const t = useTranslations('miniCart');
  const { shell, site } = useStorefront();
  const { current } = shell.cart;
  const view = current ? cartView(current, site) : undefined;
  const added = view?.lines.filter((line) => line.id === addedItemId) ?? [];
  const lines = added.length > 0 ? added : (view?.lines ?? []);
  const others = (view?.lines.length ?? 0) - lines.length;
  const subtotal = view?.rows.find((row) => row.kind === 'subtotal')?.amount;
  const isEmpty = view === undefined || view.isEmpty;
  return (
    <Dialog
      open
      side="end"
      title={added.length > 0 ? t('added') : t('title')}
      onClose={onClose}
      footer={
        !isEmpty && (
          <>
            <p className={styles.subtotal}>
              <span>{t('subtotal')}</span>
              <strong>{subtotal}</strong>
            </p>
            {/* Gift cards by email have neither. */}
            {current?.items.every(({ isDigital }) => isDigital) === false && (
              <p className={styles.taxes}>{t('taxes')}</p>
            )}
            <LinkButton to={`/${site.locale}/checkout`} reload wide>
              {t('checkout')}
            </LinkButton>
            <LazyWalletButton
              fallback={<WalletPlace />}
              render={({ WalletButton }) => <WalletButton buys={servedCart} />}
            />
            <LinkButton to={`/${site.locale}/cart`} variant="secondary" wide onClick={onClose}>
              {t('viewCart')}
            </LinkButton>
          </>
        )
      }
    >
      <div className={styles.body}>
        {isEmpty ? <p>{t('empty')}</p> : <ItemList lines={lines} />}
        {others > 0 && <p className={styles.taxes}>{t('more', { count: others })}</p>}
        {view !== undefined && <Callouts callouts={view.callouts} />}
      </div>
    </Dialog>
  );
});
