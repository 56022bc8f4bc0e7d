import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#core/kernel/formatters.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { PasswordField } from '#ui/features/account/password-field.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { saveTextFile } from '#ui/features/account/save-text-file.ts';
import { useSite } from '#ui/stores/storefront-context.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { MemberForm } from '../member-form.tsx';
import styles from '../member-form.module.css';
import { PrivacyPresenter } from './privacy.presenter.ts';

const consequences = ['profile', 'lists', 'orders', 'invoices', 'points', 'giftCards'] as const;

/** The consequences of a deletion, and its form; or why the account cannot be deleted yet. */
const Deletion = observer(({ presenter }: { readonly presenter: PrivacyPresenter }): ReactNode => {
  const t = useTranslations('security');
  const account = useTranslations('account');
  const { locale, language } = useSite();
  const { owner } = useStore(SessionStore);
  const { openCount, returnableOrders, business, form } = presenter;
  if (openCount === undefined)
    return business.status === 'error' ? (
      <LoadFailed onRetry={() => business.load()}>{account('unreachable')}</LoadFailed>
    ) : (
      <Skeleton shape="block" />
    );
  if (openCount > 0)
    return (
      <div className={styles.section}>
        <NoticeBar tone="info">{t('deletionBlocked', { count: openCount })}</NoticeBar>
        <div>
          <LinkButton to={`/${locale}/account/orders`} variant="secondary">
            {account('pages.orders')}
          </LinkButton>
        </div>
      </div>
    );
  return (
    <div className={styles.section}>
      {returnableOrders.length > 0 && (
        <NoticeBar tone="info">
          {returnableOrders.map(({ orderId, orderNumber, locale: shop, lastDay }) => (
            <p key={orderId}>
              {t.rich('returnable', {
                number: orderNumber,
                date: dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(lastDay)),
                order: (words) => <a href={`/${shop}/account/orders/${orderId}`}>{words}</a>,
              })}
            </p>
          ))}
          <p>{t('returnableEnd')}</p>
        </NoticeBar>
      )}
      <ul className={styles.points}>
        {consequences
          .filter((name) => name !== 'points' || owner?.loyalty.isMember === true)
          .map((name) => (
            <li key={name}>{t(`consequences.${name}`)}</li>
          ))}
      </ul>
      <p id="deletion-password">{t('confirmDeletion')}</p>
      <MemberForm
        form={form}
        labels={{ oldPassword: t('oldPassword') }}
        title="deletion-password"
        save={t('deleteNow')}
        wide
        busyText={t('deleting')}
      >
        {(ties) => <PasswordField {...ties('oldPassword')} autoComplete="current-password" />}
      </MemberForm>
    </div>
  );
});

/** The copy of personal data (PRO-09), and the deletion of the account. */
export const PrivacySections = observer((): ReactNode => {
  const t = useTranslations('security');
  const session = useStore(SessionStore);
  const ruleTexts = useRuleTexts();
  const presenter = usePresenter(
    (environment) =>
      new PrivacyPresenter({
        ...environment,
        session,
        ruleTexts,
        saveFile: saveTextFile,
        texts: { copied: t('dataCopied'), deleted: t('accountDeleted') },
      }),
  );
  return (
    <>
      <section className={styles.section} aria-labelledby="data-copy">
        <h2 id="data-copy">{t('data')}</h2>
        <p className={styles.note}>{t('dataNote')}</p>
        <div>
          <Button variant="secondary" busy={presenter.isCopying} busyText={t('copyingData')} onClick={presenter.copy}>
            {t('requestData')}
          </Button>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="deletion">
        <h2 id="deletion">{t('deletion')}</h2>
        <p className={styles.note}>{t('deletionNote')}</p>
        <div>
          <Button variant="secondary" onClick={presenter.openDialog}>
            {t('deleteAccount')}
          </Button>
        </div>
        {presenter.isDialogOpen && (
          <Dialog open title={t('deletionTitle')} onClose={presenter.closeDialog}>
            <Deletion presenter={presenter} />
          </Dialog>
        )}
      </section>
    </>
  );
});
