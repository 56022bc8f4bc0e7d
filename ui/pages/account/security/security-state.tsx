import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountSecurity } from '#core/account/ports/security-gateway.ts';
import { dateFormat } from '#core/kernel/formatters.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../member-form.tsx';
import formStyles from '../member-form.module.css';
import { SecurityPresenter } from './security.presenter.ts';
import styles from './security-state.module.css';

type StateProps = { readonly presenter: SecurityPresenter; readonly state: AccountSecurity };

const SignIns = observer(({ presenter, state: { signIns } }: StateProps): ReactNode => {
  const t = useTranslations('security');
  const { language } = useSite();
  // In the time zone of the browser.
  const written = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const currentFirst = signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  return (
    <section className={formStyles.section} aria-labelledby="sign-ins">
      <h2 id="sign-ins">{t('signIns')}</h2>
      <p className={formStyles.note}>{t('signInsNote')}</p>
      <ul className={styles.list}>
        {currentFirst.map(({ id, device, usedAt, isCurrent }) => (
          <li key={id} className={styles.signIn}>
            <div>
              <p className={styles.device}>{device === '' ? t('unknownDevice') : device}</p>
              <p className={styles.time}>
                {isCurrent ? t('thisDevice') : t('lastUsed', { time: written.format(new Date(usedAt)) })}
              </p>
            </div>
            {!isCurrent && (
              <Button
                variant="quiet"
                compact
                busy={presenter.ending === id}
                busyText={t('signingOut')}
                aria-label={t('signOutOf', { device: device === '' ? t('unknownDevice') : device })}
                onClick={() => presenter.endSignIn(id)}
              >
                {t('signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {signIns.length > 1 && (
        <div>
          <Button
            variant="secondary"
            busy={presenter.ending === 'others'}
            busyText={t('signingOut')}
            onClick={presenter.endOthers}
          >
            {t('signOutOthers')}
          </Button>
        </div>
      )}
    </section>
  );
});

const Verification = observer(({ presenter, state: { isEmailVerified } }: StateProps): ReactNode => {
  const t = useTranslations('security');
  const { owner } = useStore(SessionStore);
  const email = owner?.email ?? '';
  return (
    <section className={formStyles.section} aria-labelledby="verification">
      <h2 id="verification">{t('verification')}</h2>
      <p className={formStyles.note}>{isEmailVerified ? t('isVerified', { email }) : t('verifyNote', { email })}</p>
      {!isEmailVerified && (
        <>
          <div>
            <Button
              variant="secondary"
              busy={presenter.isSending}
              busyText={t('sendingCode')}
              onClick={presenter.sendCode}
            >
              {presenter.isCodeSent ? t('sendCodeAgain') : t('sendCode')}
            </Button>
          </div>
          {presenter.isCodeSent && (
            <MemberForm
              form={presenter.form}
              labels={{ code: t('code') }}
              title="verification"
              save={t('verify')}
              busyText={t('verifying')}
            >
              {(ties) => (
                <Field {...ties('code')} inputMode="numeric" autoComplete="one-time-code" hint={t('codeHint')} />
              )}
            </MemberForm>
          )}
        </>
      )}
    </section>
  );
});

/**
 * Sign-ins by device and the verification of the address, once they are loaded. `children` follow them, so that their
 * buttons do not move under the pointer.
 */
export const SecurityState = observer(({ children }: { readonly children: ReactNode }): ReactNode => {
  const t = useTranslations('security');
  const account = useTranslations('account');
  const ruleTexts = useRuleTexts();
  const presenter = usePresenter(
    (environment) =>
      new SecurityPresenter({
        ...environment,
        ruleTexts,
        texts: {
          signedOut: t('deviceSignedOut'),
          codeSent: t('codeSent'),
          verified: (orders) => t('verified', { orders }),
        },
      }),
  );
  const { value, status } = presenter.state;
  if (value)
    return (
      <>
        <SignIns presenter={presenter} state={value} />
        <Verification presenter={presenter} state={value} />
        {children}
      </>
    );
  return status === 'error' ? (
    <>
      <LoadFailed onRetry={() => presenter.state.load()}>{account('unreachable')}</LoadFailed>
      {children}
    </>
  ) : (
    <Skeleton shape="block" />
  );
});
