import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { SavedCard } from '#core/payment/saved-card.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { Select } from '#ui/design/select.tsx';
import { CardForm } from '#ui/features/payment/card-form.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import type { CardExpiryPresenter } from './card-expiry.presenter.ts';
import { cardName } from './card-name.ts';
import type { NewCardPresenter } from './new-card.presenter.ts';
import styles from './cards.module.css';

type Closing = { readonly onClose: () => void };

type NewCardProps = Closing & {
  readonly presenter: NewCardPresenter;
  /** Whether there is another card, so that the shopper may choose the default one. */
  readonly hasCards: boolean;
};

/** The card fields of the provider in a frame (PAY-18). */
export const NewCardDialog = observer(({ presenter, hasCards, onClose }: NewCardProps): ReactNode => {
  const t = useTranslations('cards');
  const texts = {
    title: t('newTitle'),
    frame: t('frame'),
    secure: t('secure'),
    unreachable: t('fieldsUnreachable'),
    send: t('save'),
    sending: t('saving'),
  };
  return (
    <Dialog open side="end" title={texts.title} onClose={onClose}>
      <CardForm
        presenter={presenter.card}
        texts={texts}
        action={
          presenter.canEdit && (
            <Button variant="quiet" onClick={presenter.edit}>
              {t('expiryTitle')}
            </Button>
          )
        }
      >
        {hasCards && (
          <Checkbox
            name="default"
            label={t('useAsDefault')}
            checked={presenter.isDefault}
            onChecked={presenter.setDefault}
          />
        )}
      </CardForm>
    </Dialog>
  );
});

const months: readonly string[] = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** Month and year that a renewed card is valid until. */
export const CardExpiryDialog = observer(
  ({ presenter, onClose }: Closing & { readonly presenter: CardExpiryPresenter }): ReactNode => {
    const t = useTranslations('cards');
    const account = useTranslations('account');
    const { card, error } = presenter;
    return (
      <Dialog open title={t('expiryTitle')} onClose={onClose}>
        <ShortForm
          aria-label={t('expiryTitle')}
          errors={
            error === undefined
              ? []
              : [{ field: 'card-month', message: account('error', { field: t('month'), message: error }) }]
          }
          attempt={presenter.attempt}
          notice={undefined}
          onSend={presenter.save}
        >
          <p>{cardName(card)}</p>
          <div className={styles.pair}>
            <Select
              id="card-month"
              name="month"
              label={t('month')}
              required
              autoComplete="cc-exp-month"
              error={error}
              value={presenter.month}
              onValue={presenter.setMonth}
              options={months.map((month) => ({ value: month, label: month.padStart(2, '0') }))}
            />
            <Select
              id="card-year"
              name="year"
              label={t('year')}
              required
              autoComplete="cc-exp-year"
              value={presenter.year}
              onValue={presenter.setYear}
              options={presenter.years.map((year) => ({ value: year, label: year }))}
            />
          </div>
          <Button type="submit" wide busy={presenter.isBusy} busyText={t('savingExpiry')}>
            {t('saveExpiry')}
          </Button>
        </ShortForm>
      </Dialog>
    );
  },
);

type RemoveProps = Closing & { readonly card: SavedCard; readonly isBusy: boolean; readonly onRemove: () => void };

/** Asks before a card is deleted, which cannot be undone: the shop does not have its number. */
export const RemoveCardDialog = ({ card, isBusy, onRemove, onClose }: RemoveProps): ReactNode => {
  const t = useTranslations('cards');
  return (
    <Dialog
      open
      title={t('removeTitle')}
      onClose={onClose}
      footer={
        <div className={styles.form}>
          <Button wide busy={isBusy} busyText={t('removing')} onClick={onRemove}>
            {t('removeConfirmed')}
          </Button>
          <Button wide variant="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
        </div>
      }
    >
      <p>{t('removeText', { card: cardName(card) })}</p>
    </Dialog>
  );
};
