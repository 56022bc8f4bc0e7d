import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AccountOwner } from '#core/account/ports/account-gateway.ts';
import { minimumAge } from '#core/profile/minimum-age.ts';
import { shoeSizes, shoeSizeText } from '#core/profile/shoe-sizes.ts';
import { DATE_PLACEHOLDER, DEFAULT_DATE_FORMAT } from '#core/validation/date-format.ts';
import { Field } from '#ui/design/field.tsx';
import { Select } from '#ui/design/select.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../member-form.tsx';
import styles from '../member-form.module.css';
import { ProfileDraft, ProfilePresenter } from './profile.presenter.ts';

const Details = observer(({ owner }: { readonly owner: AccountOwner }): ReactNode => {
  const t = useTranslations('profile');
  const site = useSite();
  const session = useStore(SessionStore);
  const draft = useStore(ProfileDraft);
  const ruleTexts = useRuleTexts();
  const { form } = usePresenter(
    (environment) =>
      new ProfilePresenter(owner, {
        ...environment,
        session,
        draft,
        ruleTexts,
        today: new Date().toISOString().slice(0, 10),
        savedText: t('saved'),
      }),
  );
  return (
    <section className={styles.section} aria-labelledby="profile-details">
      <h2 id="profile-details">{t('details')}</h2>
      <MemberForm
        form={form}
        labels={{
          firstName: t('firstName'),
          lastName: t('lastName'),
          phone: t('phone'),
          birthDate: t('birthDate'),
          postalCode: t('postalCode'),
          shoeSize: t('shoeSize'),
        }}
        title="profile-details"
        save={t('save')}
        busyText={t('saving')}
      >
        {(ties) => (
          <>
            <div className={styles.pair}>
              <Field {...ties('firstName')} autoComplete="given-name" />
              <Field {...ties('lastName')} autoComplete="family-name" />
            </div>
            <Field
              label={t('email')}
              name="email"
              type="email"
              autoComplete="email"
              required
              readOnly
              value={owner.email}
              onValue={() => undefined}
              hint={t('emailHint')}
            />
            <p className={styles.note}>
              {t.rich('emailChange', {
                link: (words) => <Link to={`/${site.locale}/contact-us`}>{words}</Link>,
              })}
            </p>
            <Field {...ties('phone')} type="tel" inputMode="tel" autoComplete="tel-national" hint={t('phoneHint')} />
            <div className={styles.pair}>
              <Field
                {...ties('birthDate')}
                inputMode="numeric"
                autoComplete="bday"
                placeholder={DATE_PLACEHOLDER}
                hint={t('birthDateHint', {
                  age: minimumAge(site.country),
                  format: t(`dateFormats.${site.dateFormat === DEFAULT_DATE_FORMAT ? 'month' : 'day'}`),
                })}
              />
              <Field {...ties('postalCode')} autoComplete="postal-code" />
            </div>
            <Select
              {...ties('shoeSize')}
              placeholder={t('noShoeSize')}
              options={shoeSizes.map((size) => ({ value: size, label: shoeSizeText(size, site.country) }))}
            />
          </>
        )}
      </MemberForm>
    </section>
  );
});

/** The form of the profile, once the account is loaded. */
export const ProfileDetails = observer((): ReactNode => {
  const { owner } = useStore(SessionStore);
  return owner && <Details owner={owner} />;
});
