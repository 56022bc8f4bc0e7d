import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePresenter } from '#ui/stores/use-presenter.ts';
import { PageHead } from '#ui/features/page/page-head.tsx';
import { OrderConfirmationPage } from './order-confirmation-page.tsx';
import { OrderConfirmationPresenter } from './order-confirmation.presenter.ts';

export const Component = (): ReactNode => {
  const t = useTranslations('confirmation');
  const presenter = usePresenter((environment) => new OrderConfirmationPresenter(environment));
  return (
    <>
      <PageHead title={t('title')} />
      <OrderConfirmationPage presenter={presenter} />
    </>
  );
};
