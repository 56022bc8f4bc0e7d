import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { flagReasons, type FlagReason } from '#core/reviews/review.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import styles from './review-dialog.module.css';

/** Reports a review, or another contribution of a shopper that `title` names, with a reason (REV-10). */
export const ReportDialog = ({
  title,
  reasons = flagReasons,
  onReason,
  onClose,
}: {
  readonly title?: string;
  readonly reasons?: readonly FlagReason[];
  readonly onReason: (reason: FlagReason) => void;
  readonly onClose: () => void;
}): ReactNode => {
  const t = useTranslations('reviews.reporting');
  const [chosen, setChosen] = useState<FlagReason>();
  const send = (event: FormEvent): void => {
    event.preventDefault();
    // The browser asks for a reason first: one of the radio buttons is required.
    if (chosen !== undefined) onReason(chosen);
  };
  return (
    <Dialog open title={title ?? t('title')} onClose={onClose}>
      <form className={styles.form} onSubmit={send}>
        <RadioCards
          legend={t('text')}
          name="report-reason"
          options={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={chosen}
          required
          onValue={(value) => flagReasons.filter((one) => one === value).forEach((one) => setChosen(one))}
        />
        <Button type="submit" wide>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
};
