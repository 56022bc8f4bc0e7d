import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import enUs from '#ui/messages/en-us.json' with { type: 'json' };
import { OrderLookup } from '#ui/features/order/order-lookup.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';

const texts = enUs.orders.find;

test.each([
  ['number=1234567890', '1234567890'],
  ['number=%3Cb%3E', ''],
  ['', ''],
])('RTE-30 the link %s of a message fills the number in, and never the email address', async (query, shown) => {
  const lookup = (
    <OrderLookup title={texts.title} text={texts.text}>
      {() => null}
    </OrderLookup>
  );
  renderInShop(lookup, openShop(), `/en-us/order-status?${query}`);
  expect((await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${texts.orderNumber}`))).value).toBe(shown);
  expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.email}`)).value).toBe('');
});

test('RTE-30 an order of another country has a link to the shop of that country', async () => {
  const lookup = (
    <OrderLookup title={texts.title} text={texts.text}>
      {() => null}
    </OrderLookup>
  );
  renderInShop(lookup, openShop(), '/en-us/order-status');
  expect((await screen.findByRole('link', { name: 'United Kingdom' })).getAttribute('href')).toBe(
    '/en-gb/order-status',
  );
  expect(screen.queryByRole('link', { name: 'United States' })).toBeNull();
});
