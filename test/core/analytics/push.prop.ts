import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { anonymousAddress, anonymousText } from '#core/analytics/anonymous.ts';
import { PushCodec, type PushContext } from '#core/analytics/push.codec.ts';
import { pushOf } from '#core/analytics/push.ts';
import { decode } from '#core/kernel/decode.ts';
import { pageTypes } from '#core/site/page-type.ts';
import { typedAddresses } from '#test/support/arbitraries/address.ts';
import { factSamples, factsAround } from '#test/support/arbitraries/analytics-event.ts';
import { northAmericanPhone } from '#test/support/arbitraries/phone.ts';
import { law } from '#test/support/law.ts';
import { neverThrows } from '#test/support/shape.ts';

const where: PushContext = { pageType: 'PDP', brand: 'nordkamm', region: 'us', locale: 'en-us', channel: 'ECOMM' };
const names = [
  'page_view',
  'top_nav_click',
  'mobile_menu_click',
  'mobile_menu_expand',
  'search_content_click',
  'popup_impression',
  'popup_expand',
  'popup_click',
  'promotion_click',
  'add_to_cart',
  'purchase',
];
const pushes = factSamples.flatMap((fact) => pushOf(fact, where) ?? []);

describe('pushOf', () => {
  test('ANL-12 there are exactly eleven event names', () => expect(pushes.map(({ event }) => event)).toEqual(names));

  test('ANL-02 ANL-03 ANL-04 ANL-05 ANL-06 ANL-07 ANL-08 each entry names the event and its place', () =>
    expect(pushes).toEqual([
      { event: 'page_view', ...where, title: 'Kamm Trail 3', path: '/en-us/p/NKTRAIL3FJO' },
      { event: 'top_nav_click', ...where, text: 'Footwear', url: '/en-us/c/footwear-1000' },
      { event: 'mobile_menu_click', ...where, text: 'Clothing' },
      { event: 'mobile_menu_expand', ...where, text: 'Clothing' },
      { event: 'search_content_click', ...where, text: 'Returns', url: '/en-us/help/returns' },
      { event: 'popup_impression', ...where, popup: 'newsletter-spring' },
      { event: 'popup_expand', ...where, popup: 'newsletter-spring' },
      { event: 'popup_click', ...where, popup: 'newsletter-spring' },
      { event: 'promotion_click', ...where, creativeName: 'hero-dawn', promotionId: 'p-1', promotionName: 'Autumn' },
      { event: 'add_to_cart', ...where, productId: 'NKTRAIL3FJO', sku: 'S1', quantity: 1, origin: 'grid' },
      { event: 'purchase', ...where, orderNumber: '4071553902' },
    ]));

  test('ANL-12 an add without a known origin has no origin field', () =>
    expect(pushOf({ _tag: 'AddedToCart', productId: 'p', sku: 's', quantity: 2 }, where)).toEqual({
      event: 'add_to_cart',
      ...where,
      productId: 'p',
      sku: 's',
      quantity: 2,
    }));

  test.each(['RemovedFromCart', 'CheckoutBegun'])('ANL-12 the data layer has no name for %s', (tag) =>
    expect(factSamples.filter(({ _tag }) => _tag === tag).map((fact) => pushOf(fact, where))).toEqual([undefined]),
  );

  law(
    'ANL-12 every entry reads back to the same, with its five keys of place',
    [
      factsAround(fc.string({ minLength: 1 })),
      fc.constantFrom(...pageTypes),
      fc.constantFrom('ECOMM' as const, 'MAPP' as const),
    ],
    (fact, pageType, channel) => {
      const push = pushOf(fact, { ...where, pageType, channel });
      if (push === undefined) return;
      expect(decode(PushCodec, JSON.parse(JSON.stringify(push)))).toEqual(E.right(push));
      expect(push).toMatchObject({ ...where, pageType, channel });
    },
  );

  test.each(pushes.map((push) => [push.event, push] as const))(
    'ANL-12 %s is refused without any one of its fields, by the name of the field',
    (name, push) => {
      for (const key of Object.keys(push).filter((one) => one !== 'origin')) {
        const rest = Object.fromEntries(Object.entries(push).filter(([one]) => one !== key));
        const reason =
          key === 'event'
            ? 'the value is not an entry of the data layer'
            : expect.stringMatching(new RegExp(`^${key} is not `));
        expect(decode(PushCodec, rest), `${name} without ${key}`).toMatchObject({ left: { reason } });
      }
    },
  );

  test('ANL-01 ANL-12 an unknown page label and an unknown channel are refused', () => {
    const [push] = pushes;
    expect(decode(PushCodec, { ...push, pageType: 'Basket' })).toEqual(
      E.left({ _tag: 'Unreadable', reason: 'pageType is not a label of a page' }),
    );
    expect(decode(PushCodec, { ...push, channel: 'ECOM' })).toEqual(
      E.left({ _tag: 'Unreadable', reason: 'channel is not ECOMM or MAPP' }),
    );
  });

  for (const push of pushes)
    neverThrows(`ANL-12 reading never throws, whatever comes as ${push.event}`, PushCodec, push);
});

describe('personal data', () => {
  const { email, phone, firstName, lastName, line1 } = typedAddresses.US;
  const card = '4111 1111 1111 1111';

  law(
    'ANL-14 no e-mail address, phone or card number is in any push, wherever it was typed',
    [
      factsAround(
        fc
          .tuple(
            fc.constantFrom(email, phone, card, '4155552671', '07911 123456'),
            fc.constantFrom('', ' boots', ', please'),
            fc.constantFrom('', 'for ', 'mail me: '),
          )
          .map(([secret, after, before]) => before + secret + after),
      ),
    ],
    (fact) => {
      const said = decodeURIComponent(JSON.stringify(pushOf(fact, where) ?? {}));
      for (const secret of [email, phone, card, '4155552671', '07911 123456']) expect(said).not.toContain(secret);
    },
  );

  law('ANL-14 a person added to a fact leaves nothing in the push', [fc.constantFrom(...factSamples)], (fact) => {
    const person = { email, phone, firstName, lastName, line1 };
    const said = JSON.stringify(pushOf({ ...fact, ...person }, where) ?? {});
    for (const secret of Object.values(person)) expect(said).not.toContain(secret);
    for (const push of pushes) expect(PushCodec.encode({ ...push, ...person })).toEqual(push);
  });

  test.each([
    ['Results for ida@example.com', 'Results for [removed]'],
    ['ida@example.com, luc@example.com', '[removed], [removed]'],
    ['call (415) 555 - 2671 now', 'call [removed] now'],
    ['+44 7911 123456', '[removed]'],
    ['4111-1111-1111-1111', '[removed]'],
    ['123456', '123456'],
    ['1234567', '[removed]'],
    ['Kamm Trail 3, size 42', 'Kamm Trail 3, size 42'],
    ['10 or 20 or 30 pairs', '10 or 20 or 30 pairs'],
    ['@ home', '@ home'],
  ])('ANL-14 "%s" is reported as "%s"', (text, reported) => expect(anonymousText(text)).toBe(reported));

  test.each([
    ['/en-us/search?q=ida@example.com', '/en-us/search'],
    ['/en-us/c/boots-1234567890', '/en-us/c/boots-1234567890'],
    ['/en-us/reset/ida@example.com/new', '/en-us/reset/[removed]/new'],
    ['/en-us/reset/ida%40example.com', '/en-us/reset/[removed]'],
    ['/en-us/cart#ida@example.com', '/en-us/cart'],
    ['/en-us/cart?\n#x', '/en-us/cart'],
    ['https://example.com/a', 'https://example.com/a'],
  ])('ANL-14 the address %s is reported as %s', (address, reported) =>
    expect(anonymousAddress(address)).toBe(reported),
  );

  law(
    'ANL-14 no phone number of ten digits survives, however it is grouped',
    [northAmericanPhone, fc.constantFrom(' ', '-', '.', '', ' - ', ') ')],
    (digits, sign) => {
      const written = `${digits.slice(0, 3)}${sign}${digits.slice(3, 6)}${sign}${digits.slice(6)}`;
      expect(anonymousText(`call ${written} now`)).toBe('call [removed] now');
    },
  );

  test('ANL-14 a long text takes no longer than its length', () => {
    expect(anonymousText('a'.repeat(200_000))).toHaveLength(200_000);
    expect(anonymousText(`1${' '.repeat(100_000)}`.repeat(3))).toHaveLength(300_003);
  });

  law(
    'ANL-14 what was made anonymous once stays as it is',
    [fc.oneof(fc.string({ unit: fc.constantFrom(...'a1@ .+-()?#/%40') }), fc.emailAddress())],
    (text) => {
      expect(anonymousText(anonymousText(text))).toBe(anonymousText(text));
      expect(anonymousAddress(anonymousAddress(text))).toBe(anonymousAddress(text));
    },
  );
});
