import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isGiftSent } from '#core/order/digital-shipment.ts';
import type { Purchase } from '#core/order/purchase.ts';
import { Button } from '#ui/design/button.tsx';
import { GiftText } from '#ui/features/digital-gift/gift-text.tsx';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { ResendPresenter } from './resend.presenter.ts';

type GiftNoteProps = { readonly purchase: Purchase; readonly itemId: string };

/** To whom a digital item was sent, and the button that sends its email once more (ORD-13, ORD-14). */
export const GiftNote = observer(({ purchase, itemId }: GiftNoteProps): ReactNode => {
  const t = useTranslations('tenders.gift');
  const failed = t('failed');
  const presenter = usePresenter((environment) => new ResendPresenter({ ...environment, purchase, itemId, failed }));
  const item = purchase.items.find(({ id }) => id === itemId);
  if (item === undefined) return null;
  return (
    <>
      <GiftText gift={item} isSent={isGiftSent(purchase, itemId)} />
      {isGiftSent(purchase, itemId) && (
        <div>
          <Button
            variant="secondary"
            compact
            busy={presenter.isBusy}
            busyText={t('resending')}
            disabled={presenter.isLocked}
            onClick={presenter.resend}
          >
            {t('resend')}
          </Button>
          <p role="status">{presenter.isLocked ? t('resent') : ''}</p>
          {presenter.notice !== undefined && <p role="alert">{presenter.notice}</p>}
        </div>
      )}
    </>
  );
});
