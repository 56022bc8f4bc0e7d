import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartItem } from '#core/cart/cart-item.ts';
import { Button } from '#ui/design/button.tsx';
import { Dialog } from '#ui/design/dialog.tsx';
import { useRuleTexts } from '#ui/forms/rule-texts.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { GiftFields } from './gift-fields.tsx';
import { GiftDialogPresenter } from './gift-dialog.presenter.ts';

type GiftDialogProps = {
  readonly item: CartItem;
  readonly onChanged: () => void;
  readonly onClose: () => void;
};

/** Says to whom a digital line of the cart is sent, and when (DLG-01, GFT-04). */
export const GiftDialog = observer(({ item, onChanged, onClose }: GiftDialogProps): ReactNode => {
  const t = useTranslations('tenders.gift');
  const ruleTexts = useRuleTexts();
  const failed = t('failed');
  const presenter = usePresenter(
    ({ shell, site }) =>
      new GiftDialogPresenter({ cart: shell.cart, item, site, ruleTexts, now: Date.now(), failed, onChanged }),
  );
  return (
    <Dialog open side="end" title={t('title')} onClose={onClose}>
      <GiftFields form={presenter.form} notice={presenter.notice} onSend={presenter.save}>
        <Button type="submit" wide busy={presenter.isBusy} busyText={t('saving')}>
          {t('save')}
        </Button>
      </GiftFields>
    </Dialog>
  );
});
