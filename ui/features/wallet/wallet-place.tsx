import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isServedByWallet } from '#core/checkout/wallet-offer.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import styles from './wallet-place.module.css';

/** Reserves the height of the wallet's button until it has loaded, if the wallet can serve the cart. */
export const WalletPlace = observer((): ReactNode => {
  const { shell, site } = useStorefront();
  const { current } = shell.cart;
  const isOffered = site.flags.wallet && current !== undefined && current !== null && isServedByWallet(current);
  return isOffered ? <div className={styles.place} /> : null;
});
