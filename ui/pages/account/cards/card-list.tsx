import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_SAVED_CARDS, type SavedCard } from '#core/payment/saved-card.ts';
import { Button } from '#ui/design/button.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { mountCardFields } from '#ui/features/checkout/mount-card-fields.ts';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { EntryList } from '../entry-list.tsx';
import formStyles from '../member-form.module.css';
import entries from '../saved-entries.module.css';
import { CardExpiryDialog, NewCardDialog, RemoveCardDialog } from './card-dialogs.tsx';
import { cardName, expiryOf, isPastExpiry } from './card-name.ts';
import { CardsPresenter } from './cards.presenter.ts';
import styles from './cards.module.css';

const Card = observer(
  ({ presenter, card }: { readonly presenter: CardsPresenter; readonly card: SavedCard }): ReactNode => {
    const t = useTranslations('cards');
    const isExpired = isPastExpiry(card);
    const named = { card: cardName(card) };
    return (
      <li tabIndex={-1} className={entries.entry} data-default={card.isDefault}>
        <div className={entries.lines}>
          {card.isDefault && <p className={entries.default}>{t('default')}</p>}
          <p className={styles.name}>{cardName(card)}</p>
          <p>{card.holderName}</p>
          <p className={`${entries.detail} ${styles.expiry}`} data-expired={isExpired}>
            {t(isExpired ? 'expired' : 'expires', { date: expiryOf(card) })}
          </p>
        </div>
        <div className={entries.actions}>
          {!card.isDefault && !isExpired && (
            <Button
              variant="quiet"
              busy={presenter.busyId === card.id}
              aria-label={t('makeDefaultNamed', named)}
              onClick={() => presenter.makeDefault(card)}
            >
              {t('makeDefault')}
            </Button>
          )}
          <Button variant="quiet" aria-label={t('editNamed', named)} onClick={() => presenter.editExpiry(card)}>
            {t('edit')}
          </Button>
          <Button variant="quiet" aria-label={t('removeNamed', named)} onClick={() => presenter.askToRemove(card)}>
            {t('remove')}
          </Button>
        </div>
      </li>
    );
  },
);

/** The saved cards, and the dialogs that add, change and delete one (RTE-24, PAY-08). */
export const CardList = observer((): ReactNode => {
  const t = useTranslations('cards');
  const { paymentOrigin } = useStorefront();
  const presenter = usePresenter(
    (environment) =>
      new CardsPresenter({
        ...environment,
        mountCardFields,
        paymentOrigin,
        texts: {
          saved: t('saved'),
          changed: t('changed'),
          removed: t('removed'),
          invalid: t('invalid'),
          failed: t('failed'),
        },
      }),
  );
  const { dialog } = presenter;
  const { value: cards, status } = presenter.cards;
  if (!cards)
    return status === 'error' ? (
      <LoadFailed onRetry={() => presenter.cards.load()}>{t('unreachable')}</LoadFailed>
    ) : (
      <Skeleton shape="block" />
    );
  return (
    <>
      {cards.length === 0 ? (
        <p className={formStyles.note}>{t('empty')}</p>
      ) : (
        <EntryList>
          {cards
            .toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault))
            .map((card) => (
              <Card key={card.id} presenter={presenter} card={card} />
            ))}
        </EntryList>
      )}
      {cards.length < MAX_SAVED_CARDS ? (
        <div>
          <Button variant={cards.length === 0 ? undefined : 'secondary'} onClick={presenter.add}>
            {t('add')}
          </Button>
        </div>
      ) : (
        <p className={formStyles.note}>{t('full', { max: MAX_SAVED_CARDS })}</p>
      )}
      {dialog?._tag === 'New' && (
        <NewCardDialog presenter={dialog.presenter} hasCards={cards.length > 0} onClose={presenter.close} />
      )}
      {dialog?._tag === 'Expiry' && <CardExpiryDialog presenter={dialog.presenter} onClose={presenter.close} />}
      {dialog?._tag === 'Remove' && (
        <RemoveCardDialog
          card={dialog.card}
          isBusy={presenter.busyId === dialog.card.id}
          onRemove={() => presenter.remove(dialog.card)}
          onClose={presenter.close}
        />
      )}
    </>
  );
});
