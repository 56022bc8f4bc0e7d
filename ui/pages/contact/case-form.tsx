import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/design/field.tsx';
import { RetryNotice } from '#ui/design/retry-notice.tsx';
import { Select } from '#ui/design/select.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { TextArea } from '#ui/forms/text-area.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../account/member-form.tsx';
import { CaseFormPresenter } from './case-form.presenter.ts';
import styles from './contact-view.module.css';

type CaseFormProps = { readonly titleId: string; readonly onSent: (caseNumber: string) => void };

/** The message to the customer service (RTE-33), in its states: loading, failed, and the form. */
export const CaseForm = observer(({ titleId, onSent }: CaseFormProps): ReactNode => {
  const t = useTranslations('contact');
  const ruleTexts = useRuleTexts();
  const presenter = usePresenter((environment) => new CaseFormPresenter({ ...environment, ruleTexts, onSent }));
  const { form, choices, subjects } = presenter;
  if (presenter.hasFailed)
    return (
      <RetryNotice retry={t('retry')} onRetry={presenter.load}>
        {t('unreachable')}
      </RetryNotice>
    );
  if (form === undefined)
    return (
      <div aria-busy="true">
        <Skeleton shape="block" lines={4} />
      </div>
    );
  const optionsOf = (rows: readonly { readonly id: string; readonly label: string }[]) =>
    rows.map(({ id, label }) => ({ value: id, label }));
  return (
    <MemberForm
      form={form}
      labels={{
        categoryId: t('category'),
        subjectId: t('subject'),
        orderNumber: t('orderNumber'),
        message: t('message'),
        firstName: t('firstName'),
        lastName: t('lastName'),
        email: t('email'),
        phone: t('phone'),
      }}
      title={titleId}
      save={t('send')}
      busyText={t('sending')}
    >
      {(ties) => (
        <>
          <Select
            {...ties('categoryId')}
            placeholder={t('choose')}
            onValue={presenter.setCategory}
            options={optionsOf(choices)}
          />
          <Select
            {...ties('subjectId')}
            placeholder={subjects.length === 0 ? t('categoryFirst') : t('choose')}
            options={optionsOf(subjects)}
          />
          {presenter.asksOrderNumber && (
            <Field
              {...ties('orderNumber')}
              hint={t('orderNumberHint')}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
            />
          )}
          <TextArea {...ties('message')} hint={t('messageHint')} />
          <div className={styles.pair}>
            <Field {...ties('firstName')} autoComplete="given-name" />
            <Field {...ties('lastName')} autoComplete="family-name" />
          </div>
          <Field
            {...ties('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            hint={t('emailHint')}
          />
          <Field {...ties('phone')} type="tel" inputMode="tel" autoComplete="tel-national" hint={t('phoneHint')} />
        </>
      )}
    </MemberForm>
  );
});
