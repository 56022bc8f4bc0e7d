import { observer } from 'mobx-react-lite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EnrollmentStep } from '#core/enrollment/enrollment.ts';
import type { EnrollmentProgress } from '#core/enrollment/use-cases/enrollment-use-cases.ts';
import { minimumAge } from '#core/profile/minimum-age.ts';
import { DATE_PLACEHOLDER, DEFAULT_DATE_FORMAT } from '#core/validation/date-format.ts';
import { TICKED } from '#core/validation/form.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Field } from '#ui/design/field.tsx';
import type { FormPresenter } from '#ui/forms/form.presenter.ts';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { tiesOf } from '#ui/forms/ties-of.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { InterestChoice } from '../interest-choice.tsx';
import { PasswordField } from '../password-field.tsx';
import { PasswordRules } from '../password-rules.tsx';
import styles from './enrollment.module.css';

/** Text fields of the steps; the password has a field of its own. */
type TextField = 'emailOrPhone' | 'firstName' | 'lastName' | 'email' | 'phone' | 'postalCode' | 'birthDate';
type FieldLook = Pick<
  ComponentProps<typeof Field>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'placeholder'
>;

const email: FieldLook = { type: 'email', inputMode: 'email', autoComplete: 'username', autoCapitalize: 'none' };

const looks: { readonly [field in TextField]: FieldLook } = {
  emailOrPhone: { inputMode: 'email', autoComplete: 'username', autoCapitalize: 'none' },
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  email,
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  postalCode: { autoComplete: 'postal-code' },
  birthDate: { inputMode: 'numeric', autoComplete: 'bday', placeholder: DATE_PLACEHOLDER },
};

/** Steps with a form of their own. */
type FormStep = Exclude<EnrollmentStep, 'forgot-password' | 'success'>;

type StepFormProps = {
  readonly step: FormStep;
  readonly form: FormPresenter<string, EnrollmentProgress>;
  readonly interests: readonly string[];
  readonly onInterest: (interest: string, isChosen: boolean) => void;
  readonly onForgot: () => void;
};

/** The form of a step of the enrollment: its question, its fields with their errors, and its button. */
export const StepForm = observer(({ step, form, interests, onInterest, onForgot }: StepFormProps): ReactNode => {
  const t = useTranslations('enrollment');
  const account = useTranslations('account');
  const site = useSite();
  const labels: { readonly [field: string]: string } = {
    emailOrPhone: t('fields.emailOrPhone'),
    firstName: account('firstName'),
    lastName: account('lastName'),
    email: account('email'),
    password: account('password'),
    phone: t('fields.phone'),
    postalCode: t('fields.postalCode'),
    birthDate: t('fields.birthDate'),
  };
  const hints: { readonly [field in TextField]?: string } = {
    birthDate: t(`fields.birthDateHint.${site.dateFormat === DEFAULT_DATE_FORMAT ? 'month' : 'day'}`, {
      age: minimumAge(site.country),
    }),
  };
  const ties = (name: string) => tiesOf(form, name, labels[name] ?? name);
  const field = (name: TextField): ReactNode => (
    <Field {...ties(name)} {...looks[name]} spellCheck={false} hint={hints[name]} />
  );
  const names = (
    <div className={styles.pair}>
      {field('firstName')}
      {field('lastName')}
    </div>
  );
  const fields: { readonly [step in FormStep]?: () => ReactNode } = {
    lookup: () => field('emailOrPhone'),
    'sign-in': () => (
      <>
        {field('email')}
        <div className={styles.close}>
          <PasswordField {...ties('password')} autoComplete="current-password" />
          <button type="button" className={styles.link} onClick={onForgot}>
            {account('forgot.link')}
          </button>
        </div>
      </>
    ),
    'sign-up': () => (
      <>
        {names}
        {field('email')}
        {(form.values['phone'] ?? '') !== '' && field('phone')}
        <div className={styles.close}>
          <PasswordField {...ties('password')} autoComplete="new-password" />
          <PasswordRules id="enroll-rules" typed={form.values['password'] ?? ''} />
        </div>
        <Checkbox
          name="newsletter"
          label={account('newsletter')}
          checked={form.values['newsletter'] === TICKED}
          onChecked={(checked) => form.change('newsletter', checked ? TICKED : '')}
        />
      </>
    ),
    mobile: () => field('phone'),
    profile: () => (
      <>
        {names}
        <div className={styles.pair}>
          {field('birthDate')}
          {field('postalCode')}
        </div>
      </>
    ),
    interests: () => <InterestChoice chosen={interests} onChoose={onInterest} />,
  };
  const errors = form.errors.map(({ name, field: id, message }) => ({
    field: id,
    message: account('error', { field: labels[name] ?? name, message }),
  }));
  return (
    <ShortForm
      errors={errors}
      attempt={form.attempt}
      notice={form.notice}
      onSend={form.send}
      aria-label={t(`steps.${step}.title`, { firstName: form.values['firstName'] ?? '' })}
    >
      <p>{t(`steps.${step}.text`)}</p>
      {fields[step]?.()}
      <Button type="submit" wide busy={form.isBusy} busyText={t('busy')}>
        {t(`steps.${step}.button`)}
      </Button>
    </ShortForm>
  );
});
