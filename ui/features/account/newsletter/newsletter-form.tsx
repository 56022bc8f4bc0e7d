import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TICKED } from '#core/validation/form.ts';
import { Button } from '#ui/design/button.tsx';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Field } from '#ui/design/field.tsx';
import { ShortForm } from '#ui/forms/short-form.tsx';
import { LegalLinks } from './legal-links.tsx';
import styles from './newsletter-form.module.css';
import type { SubscribeFormPresenter } from './subscribe-form.presenter.ts';

type NewsletterFormProps = {
  readonly presenter: SubscribeFormPresenter<'email' | 'policy'>;
  /** Id of the heading of the form. */
  readonly titleId: string;
};

/** The form of the newsletter: email address and policy (SUB-01 to SUB-05, SUB-15). */
export const NewsletterForm = observer(({ presenter, titleId }: NewsletterFormProps): ReactNode => {
  const t = useTranslations('newsletter');
  const account = useTranslations('account');
  const { form, isBusy } = presenter;
  const label = account('email');
  return (
    <ShortForm
      aria-labelledby={titleId}
      errors={form.errors.map(({ name, field, message }) => ({
        field,
        // The message of the policy names it.
        message: name === 'email' ? account('error', { field: label, message }) : message,
      }))}
      attempt={form.attempt}
      notice={presenter.notice}
      onSend={presenter.send}
    >
      <Field
        id={form.idOf('email')}
        name="email"
        type="email"
        autoComplete="email"
        label={label}
        required
        disabled={isBusy}
        error={form.messages['email']}
        value={form.values['email'] ?? ''}
        onValue={(value) => form.change('email', value)}
        onBlur={() => form.leave('email')}
      />
      <div className={styles.policy}>
        <Checkbox
          id={form.idOf('policy')}
          name="policy"
          label={t('policy')}
          required
          disabled={isBusy}
          error={form.messages['policy']}
          checked={form.values['policy'] === TICKED}
          onChecked={(checked) => form.change('policy', checked ? TICKED : '')}
        />
      </div>
      <LegalLinks text="newsletterLegal" />
      <div>
        <Button type="submit" busy={isBusy} busyText={t('sending')}>
          {t('subscribe')}
        </Button>
      </div>
    </ShortForm>
  );
});
