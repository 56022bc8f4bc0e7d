import type { ReactNode } from 'react';
import type { Callout } from '#core/cart/callout.ts';
import { Icon, type IconName } from '#ui/design/icon.tsx';
import styles from './callouts.module.css';

const iconOf = ({ level, isApplied, isWarning }: Callout): IconName => {
  if (isWarning) return 'alert';
  if (level === 'SHIPPING') return 'truck';
  return isApplied ? 'check' : 'plus';
};

/** Promotions in reach or applied, with the missing or saved amount (CART-17), and a limit that is reached (SPC-12). */
export const Callouts = ({ callouts }: { readonly callouts: readonly Callout[] }): ReactNode =>
  callouts.map((callout) => (
    <p key={callout.promotionId} className={styles.callout} data-tone={callout.isWarning ? 'warning' : 'success'}>
      <Icon name={iconOf(callout)} size={20} />
      <span>
        {callout.lead} <strong className={styles.highlight}>{callout.highlight}</strong> {callout.tail}
      </span>
    </p>
  ));
