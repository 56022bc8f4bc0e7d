import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartView } from '#core/cart/cart-view.ts';
import { SummaryStep } from '#ui/pages/checkout/summary-step.tsx';
import { eventually, renderInShop } from '#test/ui/render-in-shop.tsx';
import { atCheckout, walkTo } from './walk.ts';

test('CHK-01 CNT-12 the order is placed under the terms of sale and the privacy notice, whose links open beside it', async () => {
  const walk = await walkTo('summary', await atCheckout());
  const { presenter, opened } = walk;
  await eventually(() => presenter.cart !== undefined);
  const { cart } = presenter;
  if (cart === undefined) throw new TypeError('There is no cart');
  const view = cartView(cart, presenter.parts.site);
  renderInShop(
    <SummaryStep
      presenter={presenter.summary}
      isExpress={false}
      view={view}
      items={cart.items}
      methods={[]}
      now={() => 0}
      hasShipping
    />,
    opened,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]);
  expect(links).toEqual([
    ['terms of sale', '/en-us/help/terms/sale', '_blank'],
    ['privacy notice', '/en-us/help/privacy', '_blank'],
  ]);
});
