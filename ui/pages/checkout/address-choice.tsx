import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { AddressLines } from '#ui/features/checkout/address-lines.tsx';
import type { AddressQuestion as Question } from '#core/checkout/address-choice.ts';
import styles from './address-choice.module.css';

type AddressChoiceProps = {
  readonly question: Question;
  readonly onSuggested: () => void;
  readonly onMine: () => void;
};

const focusIt = (heading: HTMLElement | null): void => heading?.focus();

/** Asks the shopper to confirm an address that the service corrected or does not know (CHK-07). */
export const AddressChoice = ({ question, onSuggested, onMine }: AddressChoiceProps): ReactNode => {
  const t = useTranslations('checkout.shipping.question');
  return (
    <section className={styles.box} aria-labelledby="address-question">
      <h3 id="address-question" tabIndex={-1} ref={focusIt}>
        {question.suggested === undefined ? t('doubt') : t('title')}
      </h3>
      {question.messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      <div className={styles.choices}>
        {question.suggested !== undefined && (
          <div className={styles.choice}>
            <p className={styles.label}>{t('suggested')}</p>
            <AddressLines address={question.suggested} />
            <Button onClick={onSuggested}>{t('useSuggested')}</Button>
          </div>
        )}
        <div className={styles.choice}>
          <p className={styles.label}>{t('typed')}</p>
          <AddressLines address={question.typed} />
          <Button variant="secondary" onClick={onMine}>
            {t('keepMine')}
          </Button>
        </div>
      </div>
    </section>
  );
};
