import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { WalletButton } from '#ui/features/wallet/wallet-button.tsx';
import type { CheckoutContext } from '../checkout-context.ts';
import styles from './express-row.module.css';

const servedCart = { serves: isServedByWallet };

/** The wallet's button above the form, which it saves the shopper (PAY-02). */
export const ExpressRow = ({ checkout }: { readonly checkout: CheckoutContext }): ReactNode => {
  const t = useTranslations('wallet');
  const { tasks } = checkout.parts;
  // A purchase that failed gives the cart back in a newer version.
  const readAgain = (): void => {
    void tasks.query('cart-after-wallet', (shop) => shop.carts.load, {
      done: (cart) => {
        if (cart !== undefined) checkout.show(cart);
      },
      // Without an answer the next step finds the change.
      failed: () => undefined,
    });
  };
  return (
    <div className={styles.express} role="group" aria-labelledby="express-title">
      <p id="express-title" className={styles.title}>
        {t('express')}
      </p>
      <WalletButton buys={servedCart} onEnd={readAgain} />
      <p className={styles.or}>{t('or')}</p>
    </div>
  );
};
