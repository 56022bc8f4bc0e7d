import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { watchWallet, type SheetEnd } from '#adapters/browser/wallet-frame.ts';
import { countOtherAddresses } from '#core/checkout/address-limit.ts';
import { ProviderPageDialog } from '#ui/features/provider-page/provider-page-dialog.tsx';
import { useStorefront } from '#ui/stores/storefront-context.ts';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import type { WalletAttempt, WalletButtonPresenter } from './wallet-button.presenter.ts';
import { WalletPresenter } from './wallet.presenter.ts';

type WalletSheetProps = { readonly attempt: WalletAttempt; readonly button: WalletButtonPresenter };

/** The sheet of the wallet: a page of the payment provider, which asks the shop for deliveries and sums. */
export const WalletSheet = observer(({ attempt, button }: WalletSheetProps): ReactNode => {
  const t = useTranslations('wallet');
  const rows = useTranslations('cart');
  const tenders = useTranslations('tenders');
  const { paymentOrigin: origin, site } = useStorefront();
  const { sheet, quote, settle } = usePresenter(
    (environment) =>
      new WalletPresenter(environment, {
        attempt,
        progress: button,
        texts: {
          row: ({ kind, label }) => label ?? rows(`rows.${kind}`),
          free: rows('freeShipping'),
          canceled: t('canceled'),
          declined: t('declined'),
          changed: t('changed'),
          unknown: t('unknown'),
          failed: t('failed'),
        },
      }),
  );
  if (sheet === undefined) return null;
  // The page of the provider knows one address only.
  const others = countOtherAddresses(sheet.cart);
  return (
    <ProviderPageDialog<SheetEnd>
      title={t('title')}
      text={t('text')}
      note={others === 0 ? undefined : tenders('walletOthers', { count: others })}
      frame={t('frame')}
      cancel={t('cancel')}
      dismissible
      address={`${origin}/wallet/${encodeURIComponent(sheet.session.clientToken)}?lang=${site.language}`}
      abandoned={{ _tag: 'Canceled' }}
      watch={(frame, onSettled) => watchWallet({ frame, origin, onChoice: quote, onSettled })}
      onClose={() => undefined}
      onSettled={settle}
    />
  );
});
