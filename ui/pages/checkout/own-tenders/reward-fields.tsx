import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import type { OwnTendersPresenter } from './own-tenders.presenter.ts';
import styles from '../tenders.module.css';

/** More than any code with its spaces or dashes has. */
const MAX_TYPED = 60;

/** The form with a reward code, or number and PIN of a reward card. Its refusals are at the code (LOY-10). */
export const RewardFields = observer(({ presenter }: { readonly presenter: OwnTendersPresenter }): ReactNode => {
  const t = useTranslations('tenders.own');
  const { form, busy } = presenter;
  const ties = (name: 'rewardCode' | 'rewardPin') => tiesOf(form, name, t(name));
  return (
    <ShortForm
      errors={form.errors.map(({ name, field, message }) => ({
        field,
        message: t('error', { field: t(name), message }),
      }))}
      attempt={form.attempt}
      notice={form.notice}
      onSend={() => presenter.apply()}
      aria-label={t('reward')}
    >
      <Field
        {...ties('rewardCode')}
        hint={t('codeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_TYPED}
      />
      <Field
        {...ties('rewardPin')}
        hint={t('pinHint')}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_TYPED}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="secondary" busy={busy === 'reward'} busyText={t('applying')}>
          {t('apply')}
        </Button>
        {presenter.maySkip && (
          <Button variant="quiet" onClick={presenter.skip}>
            {t('skip')}
          </Button>
        )}
      </div>
    </ShortForm>
  );
});
