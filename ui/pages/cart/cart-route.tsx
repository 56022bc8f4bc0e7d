import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LineChanges } from '#ui/stores/line-changes.ts';
import { SessionStore } from '#ui/stores/session-store.ts';
import { usePresenter, useStore } from '#ui/stores/use-presenter.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { CartPage } from './cart-page.tsx';
import { CartPagePresenter } from './cart-page.presenter.ts';
import { readRememberedCart } from './read-remembered-cart.ts';

export const Component = (): ReactNode => {
  const t = useTranslations('cart');
  const session = useStore(SessionStore);
  const lines = useStore(LineChanges);
  const presenter = usePresenter(
    (environment) =>
      new CartPagePresenter({
        ...environment,
        session,
        lines,
        readRemembered: () => readRememberedCart(environment.site),
        texts: {
          removed: ({ name, colorName: color, size }) => t('removed', { name, color, size }),
          undo: t('undo'),
          changedElsewhere: t('changedElsewhere'),
          atMost: (max) => t('atMost', { max }),
          unsound: t('unsound'),
        },
      }),
  );
  return (
    <>
      <PageHead title={t('title')} />
      <CartPage presenter={presenter} />
    </>
  );
};
