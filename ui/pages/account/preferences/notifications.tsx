import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/design/checkbox.tsx';
import { Skeleton } from '#ui/design/skeleton.tsx';
import { LoadFailed } from '#ui/features/page/load-failed.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import formStyles from '../member-form.module.css';
import { ConfirmFirst } from './confirm-first.tsx';
import { NotificationsPresenter } from './notifications.presenter.ts';

/** Messages that the member may switch off (PRO-09, PRO-10). */
export const Notifications = observer((): ReactNode => {
  const t = useTranslations('newsletter.notifications');
  const presenter = usePresenter(
    (environment) => new NotificationsPresenter({ ...environment, savedText: t('saved') }),
  );
  const { value: choices, status } = presenter.choices;
  if (choices?.length === 0) return null;
  return (
    <section className={formStyles.section} aria-labelledby="notifications-title">
      <h2 id="notifications-title">{t('title')}</h2>
      <p className={formStyles.note}>{t('text')}</p>
      {presenter.mustConfirm && <ConfirmFirst />}
      {!choices && status === 'error' && (
        <LoadFailed onRetry={() => presenter.choices.load()}>{t('unreachable')}</LoadFailed>
      )}
      {!choices && status !== 'error' && <Skeleton shape="control" lines={2} />}
      {choices?.map(({ topic, isOn }) => (
        <div key={topic}>
          <Checkbox
            name={topic}
            label={t(`topics.${topic}`)}
            checked={isOn}
            onChecked={(checked) => presenter.change({ topic, isOn: checked })}
          />
        </div>
      ))}
    </section>
  );
});
