import type { ReactNode } from 'react';
import { usePresenter } from '#ui/kernel/use-presenter.ts';
import { OrderConfirmationPage } from './order-confirmation-page.tsx';
import { OrderConfirmationPresenter } from './order-confirmation.presenter.ts';

export const Component = (): ReactNode => {
  const presenter = usePresenter((environment) => new OrderConfirmationPresenter(environment));
  return <OrderConfirmationPage presenter={presenter} />;
};
