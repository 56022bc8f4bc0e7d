import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { knownInterests, type Interest } from '#core/profile/interests.ts';
import { Checkbox } from '#ui/design/checkbox.tsx';
import styles from './interest-choice.module.css';

type InterestChoiceProps = {
  readonly chosen: readonly string[];
  readonly onChoose: (interest: Interest, isChosen: boolean) => void;
};

/** The interests that a member may choose, as checkboxes (PRO-05). */
export const InterestChoice = ({ chosen, onChoose }: InterestChoiceProps): ReactNode => {
  const t = useTranslations('account');
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('interestsQuestion')}</legend>
      {knownInterests.map((interest) => (
        <Checkbox
          key={interest}
          name="interest"
          value={interest}
          label={t(`interests.${interest}`)}
          checked={chosen.includes(interest)}
          onChecked={(isChosen) => onChoose(interest, isChosen)}
        />
      ))}
    </fieldset>
  );
};
