import { describe, expect, test } from 'vitest';
import { address, contact } from '#test/support/guest-buyer.ts';
import { useSuiteShop } from '#test/support/commerce/use-suite-shop.ts';
import { openLoggedStorefront } from '#test/support/logged-storefront.ts';
import { failureOf, run } from '#test/support/run.ts';
import { savedAddress } from '#test/support/saved-address.ts';

const beanie = { sku: 'NKSNOW01RST-OS', productId: 'NKSNOW01RST' };

describe('a service whose sites ask for a bot check of shipping addresses', () => {
  const service = useSuiteShop({ asksShippingBots: () => true });

  const fill = async (shippingBotCheck: boolean) => {
    const { shop, log } = openLoggedStorefront(service(), { shippingBotCheck });
    return { shop, log, cart: await run(shop.carts.add(beanie)) };
  };

  test('CHK-08 CHK-06 an address is checked and saved with a token each', async () => {
    const { shop, log, cart } = await fill(true);
    const saved = await savedAddress(shop.checkout, { cart, address, contact });
    expect(saved.shippingAddress?.line1).toBe(address.line1);
    const sent = log.filter(({ line }) => /^POST .*shippingAddress/.test(line));
    expect(sent.map(({ status, body }) => [status, Object.keys(body)])).toEqual([
      [200, ['address', 'captchaToken']],
      [200, ['address', 'captchaToken']],
    ]);
  });

  test.each([
    ['saved', true],
    ['checked', false],
  ])('CHK-08 AUT403 without a token no address is %s', async (_, isConfirmed) => {
    const { shop, log, cart } = await fill(false);
    const saving = shop.checkout.saveAddress({ cart, address, contact, isConfirmed });
    expect(await failureOf(saving)).toMatchObject({ errorId: 'AUT403', status: 403 });
    expect(log.at(-1)?.line).toMatch(isConfirmed ? /shippingAddress$/ : /validation$/);
    expect((await run(shop.carts.load))?.shippingAddress).toBeUndefined();
  });
});
