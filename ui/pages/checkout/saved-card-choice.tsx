import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { cardName, expiryOf, isPastExpiry } from '../account/cards/card-name.ts';
import type { BillingStepPresenter } from './billing-step.presenter.ts';
import { SavedCardChoicePresenter } from './saved-card-choice.presenter.ts';

type SavedCardProps = { readonly billing: BillingStepPresenter };

/** The choice among the saved cards of a member and a new card; nothing without a saved card (PAY-08). */
export const SavedCardChoice = observer(({ billing }: SavedCardProps): ReactNode => {
  const t = useTranslations('cards');
  const presenter = usePresenter((environment) => new SavedCardChoicePresenter({ ...environment, billing }));
  return (
    presenter.cards.length > 0 && (
      <RadioCards
        legend={t('payWith')}
        legendHidden
        name="savedCard"
        value={billing.savedCardId ?? ''}
        onValue={presenter.choose}
        options={[
          ...presenter.cards.map((card) => ({
            value: card.id,
            label: cardName(card),
            hint: t(isPastExpiry(card) ? 'expired' : 'expires', { date: expiryOf(card) }),
            disabled: isPastExpiry(card),
          })),
          { value: '', label: t('newTitle') },
        ]}
      />
    )
  );
});

/** Whether to save the typed card: only a member is asked, below the card fields. */
export const SaveCardQuestion = observer(({ billing }: SavedCardProps): ReactNode => {
  const t = useTranslations('cards');
  return (
    billing.maySave && (
      <Checkbox name="saveCard" label={t('saveThis')} checked={billing.savesCard} onChecked={billing.setSavesCard} />
    )
  );
});
