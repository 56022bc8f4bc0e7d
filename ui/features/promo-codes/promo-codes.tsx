import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ContinuationProps } from '#core/site/continuation.ts';
import { formatModalLink } from '#core/site/modal-link.ts';
import { Button } from '#ui/design/button.tsx';
import { Field } from '#ui/design/field.tsx';
import { VisuallyHidden } from '#ui/design/visually-hidden.tsx';
import { PendingStep } from '#ui/features/account/pending-step.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { PromoCodesPresenter, type CodesPage } from './promo-codes.presenter.ts';
import styles from './promo-codes.module.css';

/** The sign-in after which the page fills in a code. Written without the rules of continuations, which load later. */
const signInLink = (next: string, code: string): string => {
  const props = { next, then: 'enter-code', with: code } satisfies ContinuationProps;
  return formatModalLink({ dialogId: 'sign-in', props });
};

type PromoCodesProps = {
  readonly page: CodesPage;
  readonly isOpen: boolean;
  /** Id of the field, and the hash of the address that opens it. */
  readonly id: string;
  /** The address to which a sign-in leads back, without locale and hash. */
  readonly address: string;
};

/** The field for a code, and the codes of the cart, each with its discount and a remove button (ux 44). */
export const PromoCodes = observer(({ page, isOpen, id, address }: PromoCodesProps): ReactNode => {
  const t = useTranslations('cartSections.promo');
  const pending = useStore(PendingStep);
  const presenter = usePresenter((environment) => new PromoCodesPresenter(environment, page, pending));
  const { rows, error, change, isFilled } = presenter;
  // After a refused submit the focus returns to the field, and screen readers announce its error.
  useEffect(() => {
    if (error !== undefined) document.getElementById(id)?.focus();
  }, [error, id]);
  useEffect(() => {
    if (isFilled && isOpen) document.getElementById(id)?.focus();
  }, [isFilled, isOpen, id]);
  return (
    <div className={styles.promo}>
      {isOpen && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            presenter.apply();
          }}
        >
          <Field
            id={id}
            name="promoCode"
            label={t('label')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="done"
            value={presenter.typed}
            error={error}
            onValue={presenter.type}
          />
          <Button type="submit" variant="secondary" busy={presenter.isBusy} busyText={t('applying')}>
            {t('apply')}
          </Button>
          {presenter.needsSignIn && (
            <a className={styles.signIn} href={signInLink(`${address}#${id}`, presenter.typed)}>
              {t('signIn')}
            </a>
          )}
        </form>
      )}
      {rows.length > 0 && (
        <ul className={styles.codes} aria-label={t('list')}>
          {rows.map(({ id: couponId, code, description, amount }) => (
            <li key={couponId} className={styles.code} data-idle={amount === undefined}>
              <span className={styles.text}>
                <strong className={styles.name}>{code}</strong>
                <span className={styles.description}>
                  {amount === undefined ? t('idle', { reason: description }) : description}
                </span>
              </span>
              <span className={styles.amount}>{amount}</span>
              <Button
                variant="quiet"
                compact
                onClick={() => presenter.remove(couponId)}
                aria-label={t('removeNamed', { code })}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden live>{change === undefined ? '' : t(change.what, { code: change.code })}</VisuallyHidden>
    </div>
  );
});
