import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Cart } from '#core/cart/cart.ts';
import type { CartView } from '#core/cart/cart-view.ts';
import { Button } from '#ui/design/button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { Deliveries, type SentMethod } from './deliveries.tsx';
import { LazyHoldDeadline } from './lazy-views.ts';
import type { SummaryStepPresenter } from './summary-step.presenter.ts';
import styles from './checkout-page.module.css';

type SummaryStepProps = {
  readonly presenter: SummaryStepPresenter;
  /** Whether the member has not seen the earlier steps: they are filled in from the account. */
  readonly isExpress: boolean;
  readonly view: CartView;
  readonly items: Cart['items'];
  /** The chosen shipping methods; none if everything is picked up. */
  readonly methods: readonly SentMethod[];
  readonly now: () => number;
  /** Whether the first step names the deliveries: an order of digital goods alone does not have it. */
  readonly hasShipping: boolean;
};

/** The last step: the button that places the order, below what the other steps have chosen (CHK-01). */
export const SummaryStep = observer(
  ({ presenter, isExpress, view, items, methods, now, hasShipping }: SummaryStepProps): ReactNode => {
    const t = useTranslations('checkout.summary');
    const { locale, legalLinks } = useSite();
    const { busy, charge, heldUntil, today } = presenter;
    /** In another tab, so that the order is not left. */
    const legal = (name: string) => (words: ReactNode) => (
      <a className={styles.link} href={`/${locale}${legalLinks[name] ?? ''}`} target="_blank">
        {words}
      </a>
    );
    return (
      <div className={styles.form}>
        <p>
          {today === undefined
            ? t(charge === 'nothing' ? 'checkNothing' : isExpress ? 'checkExpress' : 'check')
            : t('checkLater', { amount: today })}
        </p>
        {/* Otherwise the first step shows them, right above. */}
        {!hasShipping && (
          <div>
            <Deliveries items={items} lines={view.lines} methods={methods} />
          </div>
        )}
        <Button wide busy={presenter.isAwaited || presenter.isPaying} busyText={t('placing')} onClick={presenter.place}>
          {today !== undefined && t('placeLater', { amount: today })}
          {today === undefined && charge === undefined && t('place', { total: view.total })}
          {today === undefined && (charge === 'nothing' ? t('placeNothing') : charge && t('placeRest', charge))}
        </Button>
        {/* Below the button, which does not move when it appears. */}
        {heldUntil !== undefined && (
          <LazyHoldDeadline
            render={({ HoldDeadline }) => (
              <HoldDeadline until={heldUntil} now={now} isRenewing={busy === 'preparing'} onRenew={presenter.renew} />
            )}
          />
        )}
        <p className={styles.small}>{t.rich('terms', { terms: legal('saleTerms'), privacy: legal('privacy') })}</p>
      </div>
    );
  },
);
