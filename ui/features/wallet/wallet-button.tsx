import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { useReplayedClick } from '#ui/features/favorites/use-replayed-click.ts';
import { lazyView } from '#ui/messages/lazy-view.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { WalletButtonPresenter, type WalletPurchase } from './wallet-button.presenter.ts';
import styles from './wallet-button.module.css';

const LazyWalletSheet = lazyView(() => import('./wallet-sheet.tsx'), 'tenders');

type WalletButtonProps = {
  readonly buys: WalletPurchase;
  /** Called after an attempt that ordered nothing. */
  readonly onEnd?: () => void;
};

/** Mounts with its button, whose early click it repeats. */
const Press = observer(({ presenter: { press, status } }: { readonly presenter: WalletButtonPresenter }): ReactNode => {
  const t = useTranslations('wallet');
  return (
    <Button
      ref={useReplayedClick(press)}
      data-replay="late"
      variant="secondary"
      wide
      busy={status !== 'idle'}
      busyText={status === 'paying' ? t('paying') : t('opening')}
      onClick={press}
    >
      {t('buy')}
    </Button>
  );
});

/** The wallet's button with its sheet (PAY-02); nothing if the wallet cannot serve what is bought. */
export const WalletButton = observer(({ buys, onEnd }: WalletButtonProps): ReactNode => {
  const t = useTranslations('wallet');
  const presenter = usePresenter((environment) => new WalletButtonPresenter(environment, buys, onEnd));
  const { attempt, isOffered, message, status } = presenter;
  if (!isOffered) return null;
  return (
    <div className={styles.wallet}>
      <Press presenter={presenter} />
      {status === 'paying' && <p className={styles.note}>{t('paying')}</p>}
      {message !== undefined && <NoticeBar tone="info">{message}</NoticeBar>}
      {attempt !== undefined && (
        <LazyWalletSheet
          render={({ WalletSheet }) => <WalletSheet attempt={attempt} button={presenter} />}
          onBroken={() => presenter.end(t('failed'))}
        />
      )}
    </div>
  );
});
