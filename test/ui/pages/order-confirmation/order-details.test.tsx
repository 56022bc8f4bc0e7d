import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import english from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderDetails } from '#ui/pages/order-confirmation/order-details.tsx';

test("CHK-36 a delivery time that is part of the method's name is shown once", () => {
  const shipment = {
    shipmentId: '1',
    label: 'Same-day delivery',
    deliveryTime: 'Same day',
    status: 'OPEN',
    itemIds: [],
  };
  render(
    <IntlProvider locale="en-us" messages={english}>
      <OrderDetails order={{ shipments: [shipment], instruments: [] }} address={undefined} />
    </IntlProvider>,
  );
  expect(screen.getByRole('definition').textContent).toBe('Same-day delivery');
});
