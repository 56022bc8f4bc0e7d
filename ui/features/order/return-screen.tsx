import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { LineView } from '#core/cart/line-view.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { returnReasons, returnWays } from '#core/order/return.ts';
import { Button } from '#ui/design/button.tsx';
import { ErrorSummary } from '#ui/design/error-summary.tsx';
import { LinkButton } from '#ui/design/link-button.tsx';
import { NoticeBar } from '#ui/design/notice-bar.tsx';
import { RadioCards } from '#ui/design/radio-cards.tsx';
import { Select } from '#ui/design/select.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ExpectedRefund } from './expected-refund.tsx';
import { orderDate } from './order-date.ts';
import { reasonField, ReturnPresenter } from './return.presenter.ts';
import styles from './return-screen.module.css';
import { ReturnStarted } from './return-started.tsx';
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

/** The reason of a chosen line, and what the shopper gets for it. */
const ReturnFields = observer(
  ({ presenter, itemId }: { readonly presenter: ReturnPresenter; readonly itemId: string }): ReactNode => {
    const t = useTranslations('orders.return');
    const { choice } = presenter;
    const chosen = choice.chosen[itemId];
    const sizes = presenter.sizesOf(itemId);
    return (
      <div className={styles.fields}>
        <Select
          id={reasonField(itemId)}
          name={reasonField(itemId)}
          label={t('reason')}
          required
          error={presenter.missing.messageOf(reasonField(itemId))}
          placeholder={t('choose')}
          value={chosen?.reason ?? ''}
          onValue={(reason) => choice.setReason(itemId, reason)}
          options={returnReasons.map((reason) => ({ value: reason, label: t(`reasons.${reason}`) }))}
        />
        {sizes.length > 0 && (
          <Select
            id={`size-${itemId}`}
            name={`size-${itemId}`}
            label={t('instead')}
            required
            value={chosen?.size ?? ''}
            onValue={(size) => choice.setSize(itemId, size)}
            options={[
              { value: '', label: t('refund') },
              ...sizes.map(({ sku, size }) => ({ value: sku, label: t('size', { size }) })),
            ]}
          />
        )}
      </div>
    );
  },
);

/** What the shopper gets for the chosen units: money, and other sizes. */
const ReturnResult = observer(
  ({ presenter, purchase }: { readonly presenter: ReturnPresenter; readonly purchase: Purchase }): ReactNode => {
    const t = useTranslations('orders.return');
    return (
      <div className={styles.result}>
        <ExpectedRefund refund={presenter.refund} currency={purchase.currency} />
        <div role="status">
          {presenter.chosen.map(
            ({ itemId, name, quantity, sizes }) =>
              sizes !== undefined && <p key={itemId}>{t('exchangeFree', { name, quantity, size: sizes.to })}</p>,
          )}
        </div>
      </div>
    );
  },
);

/**
 * The choice of items to return by post or in a store, with quantity, reason, and another size or a refund (ORD-12,
 * ORD-20), then the label or code (RTE-27, RTE-31).
 */
export const ReturnScreen = observer(({ purchase, lines, orderPath, title, onStale }: ReturnScreenProps): ReactNode => {
  const t = useTranslations('orders.return');
  const orders = useTranslations('orders');
  const site = useSite();
  const texts = {
    nothing: t('nothing'),
    reason: t('reasonNeeded'),
    reasonFor: (name: string) => t('reasonFor', { name }),
    quantity: (max: number) => orders('quantity', { max }),
    quantityOf: (name: string, max: number) => orders('quantityOf', { name, max }),
    failed: t('failed'),
    sizeGone: t('sizeGone'),
  };
  const presenter = usePresenter(
    ({ tasks, shell }) => new ReturnPresenter({ tasks, shell, purchase, lines, texts, onStale }),
  );
  const send = (event: FormEvent): void => {
    event.preventDefault();
    presenter.send();
  };
  if (presenter.label !== undefined)
    return <ReturnStarted presenter={presenter} orderPath={orderPath} currency={purchase.currency} />;
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
  const { choice, missing } = presenter;
  return (
    <form className={styles.form} noValidate aria-label={t('title')} onSubmit={send}>
      {title !== undefined && <h2>{title}</h2>}
      <ErrorSummary errors={missing.rows} attempt={missing.attempt} />
      {choice.notice !== undefined && (
        <NoticeBar tone="error" focus>
          {choice.notice}
        </NoticeBar>
      )}
      <p className={styles.text}>{t(presenter.offersSizes ? 'textSizes' : 'text', { number: purchase.orderNumber })}</p>
      <UnitChoiceList
        legend={t('items')}
        choice={choice}
        items={purchase.items}
        missing={missing}
        note={({ line }) => {
          const until = presenter.openOf(line.id)?.returnUntil;
          return until === undefined ? undefined : orders('returnUntil', { date: orderDate(until, site) });
        }}
        fields={({ line }) => <ReturnFields presenter={presenter} itemId={line.id} />}
      />
      <RadioCards
        legend={t('way')}
        name="return-way"
        value={presenter.way}
        onValue={presenter.setWay}
        options={returnWays.map((way) => ({ value: way, label: t(`ways.${way}`), hint: t(`ways.${way}Hint`) }))}
      />
      <ReturnResult presenter={presenter} purchase={purchase} />
      <div>
        <Button type="submit" busy={presenter.isBusy} busyText={t('sending')}>
          {presenter.way === 'store' ? t('sendStore') : t('send')}
        </Button>
      </div>
    </form>
  );
});
