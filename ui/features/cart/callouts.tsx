import type { ReactNode } from 'react';
import type { Callout } from '#core/cart/callout.ts';
import { Icon } from '#ui/design/icon.tsx';
import styles from './callouts.module.css';

/** Promotions within reach, with what is missing set apart (CART-17). */
export const Callouts = ({ callouts }: { readonly callouts: readonly Callout[] }): ReactNode =>
  callouts.map((callout) => (
    <p key={callout.promotionId} className={styles.callout}>
      <Icon name={callout.level === 'SHIPPING' ? 'truck' : 'check'} size={20} />
      <span>
        {callout.lead} <strong className={styles.highlight}>{callout.highlight}</strong> {callout.tail}
      </span>
    </p>
  ));
