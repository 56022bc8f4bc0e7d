import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { returnReasons } from '#core/order/return.ts';
import { buttonClass } from '#ui/design/button-class.ts';
import { Button } from '#ui/design/button.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { Select } from '#ui/design/select.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { orderDate } from './order-date.ts';
import { ReturnPresenter } from './return.presenter.ts';
import styles from './return-screen.module.css';
import { saveFile } from './save-file.ts';
import { UnitChoiceList } from './unit-choice-list.tsx';

type ReturnScreenProps = {
  readonly purchase: Purchase;
  readonly lines: readonly LineView[];
  /** Address of the order. */
  readonly orderPath: string;
  /** Shown as a heading, where the page has another one. */
  readonly title?: string | undefined;
  readonly onStale: () => void;
};

/** The label of a return, and what to do with it. */
const ReturnStarted = observer(
  ({ presenter, orderPath }: { readonly presenter: ReturnPresenter; readonly orderPath: string }): ReactNode => {
    const t = useTranslations('orders.return');
    const site = useSite();
    const title = useRef<HTMLHeadingElement>(null);
    useEffect(() => title.current?.focus(), []);
    return (
      <section className={styles.started} aria-labelledby="return-started">
        <h2 ref={title} id="return-started" tabIndex={-1}>
          {t('started')}
        </h2>
        <p>{t('number', { number: presenter.label?.returnId ?? '' })}</p>
        <ol className={styles.steps}>
          <li>{t('steps.pack')}</li>
          <li>{t('steps.label')}</li>
          <li>{t('steps.send', { date: orderDate(presenter.label?.expiresAt ?? '', site) })}</li>
        </ol>
        <div className={styles.ways}>
          <Button
            busy={presenter.isDownloading}
            busyText={t('downloading')}
            onClick={() => presenter.download(saveFile)}
          >
            {t('download')}
          </Button>
          {presenter.label?.labelUrl !== undefined && (
            <a className={buttonClass({ variant: 'secondary' })} href={presenter.label.labelUrl} target="_blank">
              {t('open')}
            </a>
          )}
          <LinkButton variant="secondary" to={orderPath}>
            {t('toOrder')}
          </LinkButton>
        </div>
      </section>
    );
  },
);

/** The choice of items to return, with quantity and reason (ORD-12, ORD-20), then the label (RTE-27, RTE-31). */
export const ReturnScreen = observer(({ purchase, lines, orderPath, title, onStale }: ReturnScreenProps): ReactNode => {
  const t = useTranslations('orders.return');
  const texts = { nothing: t('nothing'), reason: t('reasonNeeded'), failed: t('failed') };
  const presenter = usePresenter(
    ({ tasks, shell }) => new ReturnPresenter({ tasks, shell, purchase, lines, texts, onStale }),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    presenter.send();
  };
  if (presenter.label !== undefined) return <ReturnStarted presenter={presenter} orderPath={orderPath} />;
  if (presenter.choice.lines.length === 0)
    return (
      <section className={styles.started} aria-labelledby="return-none">
        <h2 id="return-none">{t('none')}</h2>
        <p>{t('noneText')}</p>
        <LinkButton variant="secondary" to={orderPath}>
          {t('toOrder')}
        </LinkButton>
      </section>
    );
  return (
    <form className={styles.form} noValidate aria-label={t('title')} onSubmit={send}>
      {title !== undefined && <h2>{title}</h2>}
      {presenter.notice !== undefined && (
        <NoticeBar tone="error" focus>
          {presenter.notice}
        </NoticeBar>
      )}
      <p className={styles.text}>{t('text', { number: purchase.orderNumber })}</p>
      <UnitChoiceList
        legend={t('items')}
        choice={presenter.choice}
        fields={({ line }) => (
          <Select
            id={`reason-${line.id}`}
            name={`reason-${line.id}`}
            label={t('reason')}
            required
            placeholder={t('choose')}
            value={presenter.choice.chosen[line.id]?.reason ?? ''}
            onValue={(reason) => presenter.choice.setReason(line.id, reason)}
            options={returnReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
          />
        )}
      />
      <div>
        <Button type="submit" busy={presenter.isBusy} busyText={t('sending')}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
});
