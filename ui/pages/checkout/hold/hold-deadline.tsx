import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#core/kernel/formatters.ts';
import { Button } from '#ui/design/button.tsx';
import { useSite } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { HoldPresenter } from './hold.presenter.ts';
import styles from './hold-deadline.module.css';

type HoldDeadlineProps = {
  /** End of the hold (ISO 8601). */
  readonly until: string;
  readonly now: () => number;
  readonly isRenewing: boolean;
  readonly onRenew: () => void;
};

/** Until when the items are held, in the time zone of the browser; what is close to the end is announced (CART-41). */
export const HoldDeadline = observer(({ until, now, isRenewing, onRenew }: HoldDeadlineProps): ReactNode => {
  const t = useTranslations('agreement.hold');
  const { language } = useSite();
  const presenter = usePresenter(() => new HoldPresenter({ until: Date.parse(until), now, page: document }), until);
  const deadline = useRef<HTMLParagraphElement>(null);
  const isRenewed = useRef(false);
  // Unless the focus has moved on, it was on the button, which is gone.
  useEffect(() => {
    if (isRenewed.current && document.activeElement === document.body) deadline.current?.focus();
    isRenewed.current = false;
  }, [until]);
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(until));
  return (
    <div className={styles.hold}>
      {presenter.state !== 'ended' && (
        <p ref={deadline} tabIndex={-1}>
          {t.rich('until', { end: () => <time dateTime={until}>{time}</time> })}
        </p>
      )}
      <p role="status" className={styles.said}>
        {presenter.state === 'held' ? '' : t(presenter.state)}
      </p>
      {presenter.state === 'ended' && (
        <Button
          variant="secondary"
          busy={isRenewing}
          busyText={t('renewing')}
          onClick={() => {
            isRenewed.current = true;
            onRenew();
          }}
        >
          {t('renew')}
        </Button>
      )}
    </div>
  );
});
