import { describe, expect, test } from 'vitest';
import { messageParams, type MessageKind } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { renderMessage } from '#adapters/backend/commerce/kernel/outbox/render-message.ts';
import { locales } from '#adapters/backend/commerce/kernel/sites.ts';
import { messageTexts } from '#adapters/backend/commerce/kernel/outbox/texts/message-texts.ts';
import { formatText } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { present } from '#core/kernel/present.ts';
import { sampleParams, storedMessage } from '#test/support/commerce/messages.ts';

const shopUrl = 'https://shop.example';

const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messageParams, kind);
const kinds = Object.keys(messageParams).filter(isMessageKind);

const hostile = '<script>alert(1)</script>"\'&{subject}\r\nBcc: all@example.org\u202e\0' as const;
/** The parameters with every text replaced. */
const replaced = (value: unknown, text: string): unknown => {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((part) => replaced(part, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      ['orderDate', 'until', 'expiresAt', 'at', 'currency'].includes(key) ? part : replaced(part, text),
    ]),
  );
};

describe.each(kinds)('a message of the kind %s', (kind) => {
  test.each(locales)('in %s has a subject, HTML and text without unfilled placeholders', (locale) => {
    const { subject, html, text } = renderMessage(storedMessage(kind, sampleParams[kind], { locale }), shopUrl);
    expect(subject).toMatch(/\S/);
    for (const part of [subject, html.replace(/<style>[^]*<\/style>/, ''), text])
      expect(part).not.toMatch(/\{\w+\}|undefined|\[object|NaN/);
    expect(html).toContain(`<html lang="${locale.slice(0, 2)}`);
  });

  test('every link is absolute: of the shop, or of the carrier', () => {
    const { html } = renderMessage(storedMessage(kind, sampleParams[kind]), shopUrl);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => url);
    expect(links.length).toBeGreaterThan(1);
    for (const url of links) expect(url).toMatch(/^https:\/\/(shop\.example\/en-us|carrier\.example\/)/);
  });

  test('a typed text is neither markup nor a header nor a link of another scheme', () => {
    const { subject, html } = renderMessage(
      storedMessage(kind, replaced(sampleParams[kind], hostile) as object),
      shopUrl,
    );
    // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
    expect(subject).not.toMatch(/[\0-\x1f\x7f\u202e]/);
    expect(html).not.toContain('<script');
    expect(
      renderMessage(storedMessage(kind, replaced(sampleParams[kind], 'javascript:alert(1)') as object), shopUrl).html,
    ).not.toMatch(/href="javascript/i);
  });

  test('with texts of 2,000 characters its subject has at most 150', () => {
    const { subject } = renderMessage(
      storedMessage(kind, replaced(sampleParams[kind], 'x'.repeat(2_000)) as object),
      shopUrl,
    );
    expect(subject.length).toBeLessThanOrEqual(150);
  });
});

describe('a message about canceled items', () => {
  test.each(
    locales.flatMap((locale) =>
      [
        { released: 3_000, refunded: 1_200 },
        { released: 3_000, refunded: 0 },
        { released: 0, refunded: 1_200 },
        { released: 0, refunded: 0 },
      ].map((parts) => [locale, parts] as const),
    ),
  )('ORD-20 in %s says what was only reserved and what is refunded: %j', (locale, parts) => {
    const params = { ...sampleParams['order-canceled'], repaid: { ...parts, currency: 'USD' } };
    const { text } = renderMessage(storedMessage('order-canceled', params, { locale }), shopUrl);
    for (const part of ['released', 'refunded'] as const) {
      const [, after = ''] = messageTexts[locale].frame.repaid[part].split('{amount}');
      expect([part, text.includes(after)]).toEqual([part, parts[part] > 0]);
    }
  });

  test.each(locales)(
    'ORD-03 in %s one that was canceled on the website asks to write if it was someone else',
    (locale) => {
      const own = messageTexts[locale]['order-canceled'];
      const textOf = (byShopper: boolean): string =>
        renderMessage(
          storedMessage('order-canceled', { ...sampleParams['order-canceled'], byShopper }, { locale }),
          shopUrl,
        ).text;
      expect([textOf(true).includes(own.notYou), textOf(false).includes(own.notYou)]).toEqual([true, false]);
    },
  );

  test('ORD-08 ORD-20 it says how many units of each line are meant, and the new total', () => {
    const item = { name: 'Tarn Mug', detail: 'Chalk', quantity: 1 };
    const repaid = { released: 1_900, refunded: 0, currency: 'USD', total: 9_223 };
    const items = [
      { ...item, of: 2 },
      { ...item, name: 'Tarn 38 Pack', of: 1 },
    ];
    const mail = renderMessage(storedMessage('order-canceled', { orderNumber: '1234567890', items, repaid }), shopUrl);
    expect(mail.text).toMatch(/1 of 2 × Tarn Mug[^]*1 × Tarn 38 Pack[^]*The new total of your order is \$92\.23\./);
    const outcome = { ...repaid, returns: [] };
    const receipt = storedMessage('withdrawal', { orderNumber: '1', items, at: '2026-03-08T12:00:00.000Z', outcome });
    expect(renderMessage(receipt, shopUrl).text).toMatch(/1 of 2 × Tarn Mug[^]*new total of your order is \$92\.23/);
  });

  test.each(locales)('ORD-20 in %s a release is not called a refund', (locale) => {
    const { released, ...refunded } = messageTexts[locale].refund;
    const params = { ...sampleParams.refund, amount: 0, released: 4_200 };
    const { subject, text } = renderMessage(storedMessage('refund', params, { locale }), shopUrl);
    expect(subject).toBe(formatText(released.subject, { orderNumber: params.orderNumber }));
    expect([text.includes(released.heading), text.includes(refunded.heading)]).toEqual([true, false]);
    const both = renderMessage(
      storedMessage('refund', { ...sampleParams.refund, released: 700 }, { locale }),
      shopUrl,
    ).text;
    expect(both).toMatch(/42[.,]00[^]*7[.,]00/);
  });
});

describe.each(locales)('in %s the tenders', (locale) => {
  const mailOf = (kind: 'order-confirmation' | 'refund', more: object = {}) =>
    renderMessage(storedMessage(kind, { ...sampleParams[kind], ...more }, { locale }), shopUrl);
  const { wait } = messageTexts[locale].refund;

  test.each(['html', 'text'] as const)('PAY-14 the %s of an order mail has each tender with its amount', (part) => {
    expect(mailOf('order-confirmation')[part]).toMatch(
      /Gift card •••• 0025, \D{0,4}25[.,]00[^]*Visa •••• 4242, \D{0,4}96[.,]68/,
    );
    expect(mailOf('order-confirmation', { payments: undefined })[part]).not.toContain('••••');
  });

  test('CHK-36 PAY-02 an order mail has the first payment of pay later, and the number of those that follow', () => {
    const payments = [{ name: 'Pay later •••• 5678', amount: 27_413 }];
    const { text } = mailOf('order-confirmation', { payments, firstPayment: 6_854 });
    expect(text).toMatch(/Pay later •••• 5678, \D{0,4}274[.,]13\s+[^]{0,6}68[.,]54[^]{3,20}, \w+ 3 /);
    const { payLater } = messageTexts[locale]['order-confirmation'];
    expect(mailOf('order-confirmation').text).not.toContain(payLater.replace('{amount}', ''));
  });

  test('ORD-20 a cancellation says where the money goes', () => {
    const parts = [{ name: 'Gift card •••• 0025', amount: 1_200 }];
    const repaid = { released: 0, refunded: 1_200, currency: 'USD', parts };
    const message = storedMessage('order-canceled', { ...sampleParams['order-canceled'], repaid }, { locale });
    expect(renderMessage(message, shopUrl).text).toMatch(/Gift card •••• 0025, \D{0,4}12[.,]00/);
  });

  test('ORD-20 a refund says where the money goes; only a card, wallet or pay later takes days', () => {
    const { text } = mailOf('refund');
    expect(text).toMatch(/Visa •••• 4242, \D{0,4}30[.,]00\D+Gift card •••• 0025, \D{0,4}12[.,]00/);
    const parts = [{ name: 'Gift card •••• 0025', amount: 4_200 }];
    const prepaid = mailOf('refund', { parts, isPrepaid: true }).text;
    expect([text.includes(wait), prepaid.includes(wait), prepaid.includes('0025, ')]).toEqual([true, false, true]);
    // Messages of earlier releases.
    expect(mailOf('refund', { parts: undefined }).text).toContain(wait);
  });
});

test.each(locales)(
  'GFT-04 CHK-36 in %s an order mail names the destination of an item, and to whom and when a gift card is sent',
  (locale) => {
    const { 'order-confirmation': params } = sampleParams;
    const gift = { to: 'Max Roth', email: 'max@example.com' };
    const card = { name: 'Gift card', detail: '', quantity: 1, total: 5_000 };
    const items = [
      { ...card, gift },
      { ...card, gift: { ...gift, sendOn: '2026-12-24' } },
      { ...card, name: 'Fleece', destination: 'Ada Byron, 1 Main St, Portland' },
    ];
    const message = renderMessage(storedMessage('order-confirmation', { ...params, items }, { locale }), shopUrl);
    const own = messageTexts[locale]['order-confirmation'];
    for (const text of [message.text, message.html]) {
      expect(text).toContain(formatText(own.emailedTo, gift));
      expect(text).toMatch(/Max Roth, max@example\.com, \D*24/);
      expect(text).toContain(formatText(own.destination, { destination: 'Ada Byron, 1 Main St, Portland' }));
    }
  },
);

test.each(locales)(
  'STO-03 ORD-19 in %s the store of a pickup is written with its phone number, its hours and who collects',
  (locale) => {
    const { colon, closed, collector: collected } = messageTexts[locale].frame;
    const { phone, hours, collector } = sampleParams['order-ready'];
    const delivery = { method: 'Pick up in store', time: 'Mon, Nov 23', to: ['Denver'], phone, hours, collector };
    const placed = { ...sampleParams['order-confirmation'], deliveries: [delivery] };
    for (const message of [
      storedMessage('order-ready', sampleParams['order-ready'], { locale }),
      storedMessage('order-confirmation', placed, { locale }),
    ]) {
      const { text } = renderMessage(message, shopUrl);
      expect(text).toContain('(303) 555-0142');
      expect(text).toContain(formatText(collected, { name: 'Ada Byron' }));
      expect(text).toContain(`Monday – Saturday${colon} 10:00 AM – 8:00 PM`);
      expect(text).toContain(`Thursday, Nov 26${colon} ${closed}, Thanksgiving`);
    }
  },
);

describe('the right to withdraw from a purchase', () => {
  test.each(['order-confirmation', 'order-shipped'] as const)(
    'ORD-18 %s names its days and links to its form on a site that has it, and nowhere else',
    (kind) => {
      const textOf = (more: object) =>
        renderMessage(storedMessage(kind, { ...sampleParams[kind], ...more }, { locale: 'en-gb' }), shopUrl).text;
      const { title, link } = messageTexts['en-gb'].withdrawal.right;
      const with14 = textOf({ withdrawalDays: 14 });
      expect(with14).toContain('until 14 days after the last item has arrived');
      expect(with14).toContain(`${link}: ${shopUrl}/en-gb/withdrawal?order=1234567890`);
      expect(textOf({})).not.toContain(title);
    },
  );

  test.each(locales)('ORD-18 in %s the receipt says what is paid back, and what to send back until when', (locale) => {
    const params = sampleParams.withdrawal;
    const textOf = (more: object) =>
      renderMessage(storedMessage('withdrawal', { ...params, ...more }, { locale }), shopUrl).text;
    const { keepNothing, next } = messageTexts[locale].withdrawal;
    expect(textOf({})).toMatch(/10[.,]00[^]*20[.,]00[^]*R-1[^]*2026[^]*30[.,]00/);
    expect(textOf({})).not.toContain(keepNothing);
    expect(textOf({ outcome: { ...params.outcome, returns: [] } })).toContain(keepNothing);
    expect(textOf({ outcome: undefined })).toContain(next);
  });
});

test('ORD-24 a refund names its items; a message about a correction says what was changed, in messages of earlier releases what may have been', () => {
  const items = [{ name: 'Fleece', detail: 'Fjord, M', quantity: 1, of: 2 }];
  const refund = renderMessage(storedMessage('refund', { ...sampleParams.refund, items }), shopUrl).text;
  expect(refund).toContain('Fleece');
  const textOf = (changed: object) =>
    renderMessage(storedMessage('order-corrected', { ...sampleParams['order-corrected'], ...changed }), shopUrl).text;
  expect(textOf({ changed: 'phone' })).toContain('The phone number for the delivery of order 1234567890 was changed');
  expect(textOf({})).toContain('The address, phone number or email of order 1234567890 was changed');
});

describe('a message about a return', () => {
  const label = sampleParams['return-label'];
  const received = sampleParams['return-received'];
  test.each(locales)('ORD-10 in %s: a label by post, a code for a store, and the size in exchange', (locale) => {
    const { store, exchange, ...post } = messageTexts[locale]['return-label'];
    for (const [way, own] of [
      ['post', post],
      ['store', store],
    ] as const) {
      const { subject, text } = renderMessage(storedMessage('return-label', { ...label, way }, { locale }), shopUrl);
      expect(subject).toBe(formatText(own.subject, { orderNumber: label.orderNumber }));
      for (const words of [
        own.button,
        exchange.title,
        ...(label.exchanges ?? []).map((one) => formatText(exchange.line, one)),
      ])
        expect(text).toContain(words);
    }
  });

  test('ORD-10 ORD-11 names the return by its number, in messages of earlier releases by its id, and the expected refund', () => {
    const textOf = (params: object) => renderMessage(storedMessage('return-label', params), shopUrl).text;
    expect(textOf(label)).toContain('the label of return R-1 ');
    expect(textOf(label)).toContain('we will refund $42.00.');
    const { returnNumber: _, refund: _refund, ...earlier } = label;
    expect(textOf(earlier)).toContain(`the label of return ${label.returnId} `);
    expect(textOf(earlier)).not.toContain('refund');
  });

  test('ORD-10 names the carrier that takes the parcel, if it is known; a withdrawal is refunded when its items arrive', () => {
    const textOf = (params: object) =>
      renderMessage(storedMessage('return-label', { ...label, ...params }), shopUrl).text;
    expect(textOf({ carrier: 'UPS' })).toContain('Hand the parcel to UPS.');
    expect(textOf({})).toContain('Hand the parcel to the carrier.');
    expect(textOf({ carrier: 'UPS', way: 'store' })).not.toContain('UPS');
    expect(textOf({ isWithdrawal: true })).toContain('When the items have arrived, we refund $42.00.');
    expect(textOf({ isWithdrawal: true })).not.toContain('checked the items, we will refund');
  });

  test.each(locales)('ORD-16 in %s: an exchange has ended, and what becomes of the items', (locale) => {
    const { sent, notSent, text: lead } = messageTexts[locale]['exchange-canceled'];
    const params = sampleParams['exchange-canceled'];
    for (const [wasSent, words] of [
      [true, sent],
      [false, notSent],
    ] as const) {
      const { text } = renderMessage(storedMessage('exchange-canceled', { ...params, wasSent }, { locale }), shopUrl);
      expect(text).toContain(words);
      expect(text).toContain(formatText(lead, { orderNumber: params.orderNumber, returnNumber: 'R-1' }));
    }
  });

  test('ORD-10 says whether a store or the carrier has brought it, and what comes next', () => {
    const textOf = (more: object) =>
      renderMessage(storedMessage('return-received', { ...received, ...more }), shopUrl).text;
    expect(textOf({})).toContain('when the refund is made');
    expect(textOf({ way: 'store' })).toContain('Our store has received');
    const exchanged = textOf({ exchanges: label.exchanges, isRefunded: false });
    expect([exchanged.includes('size L for size M'), exchanged.includes('refund')]).toEqual([true, false]);
  });
});

describe('a rendered message', () => {
  test('amounts, dates and addresses of an order are written as its site does', () => {
    const { text } = renderMessage(storedMessage('order-confirmation', sampleParams['order-confirmation']), shopUrl);
    expect(text).toContain('We received order 1234567890 on February 28, 2026.');
    expect(text).toContain('- 2 × Fleece, Pine, M, $123.45');
    expect(text).toContain('Discount: −$10.00\nShipping: Free\nTax: $8.23\nTotal: $121.68');
    expect(text).toContain(
      'Standard shipping, 2–4 business days:\nArrives Tue, Mar 3 to Thu, Mar 5\nAda Byron\n1 Main St',
    );
  });

  test('CART-11 an order with two taxes names both instead of their sum', () => {
    const params = sampleParams['order-confirmation'];
    const taxes = [
      { name: 'GST (5%)', amount: 275 },
      { name: 'QST (9.975%)', amount: 548 },
    ];
    const { text } = renderMessage(
      storedMessage('order-confirmation', { ...params, totals: { ...params.totals, taxes } }),
      shopUrl,
    );
    expect(text).toContain('Shipping: Free\nGST (5%): $2.75\nQST (9.975%): $5.48\nTotal: $121.68');
  });

  test('an order that is only sent by email promises no parcel, shipping or tax of nothing', () => {
    const params = sampleParams['order-confirmation'];
    const totals = { ...params.totals, tax: 0 };
    const emailed = renderMessage(
      storedMessage('order-confirmation', { ...params, totals, isEmailed: true }),
      shopUrl,
    ).text;
    expect(emailed).toContain('Everything in it is sent by email.');
    expect(emailed).toContain('Discount: −$10.00\nTotal: $121.68');
    expect(emailed).not.toMatch(/on its way|Shipping:|Tax:/);
  });

  test('parcels to several addresses name what they contain and where they go, also on their way', () => {
    const params = sampleParams['order-confirmation'];
    const [home] = params.deliveries;
    const deliveries = [
      { ...home, items: ['Fleece'] },
      { ...home, to: ['Grace Hopper', '2 Oak St'], items: ['Mug', 'Cap'] },
    ];
    expect(renderMessage(storedMessage('order-confirmation', { ...params, deliveries }), shopUrl).text).toMatch(
      /Fleece\nArrives[^\n]+\nAda Byron\n1 Main St\n[^]+Mug\nCap\nArrives[^\n]+\nGrace Hopper\n2 Oak St/,
    );
    const shipped = { ...sampleParams['order-shipped'], to: ['Grace Hopper', '2 Oak St'] };
    expect(renderMessage(storedMessage('order-shipped', shipped), shopUrl).text).toContain(
      '1Z\nGrace Hopper\n2 Oak St',
    );
  });

  test('a parcel on its way names the promised days, and says that it is an exchange; a message of an earlier release does neither', () => {
    const params = sampleParams['order-shipped'];
    const arrival = { from: '2026-11-27', to: '2026-11-27' };
    const textOf = (more: object, locale = 'en-us') =>
      renderMessage(storedMessage('order-shipped', { ...params, ...more }, { locale }), shopUrl).text;
    expect(textOf({ arrival })).toContain('1Z\nArrives Fri, Nov 27\n');
    expect(textOf({ arrival }, 'fr-ca')).toContain('Livraison prévue le ven. 27 nov.');
    expect(textOf({})).not.toContain('Arrives');
    const note = 'This is the size that you get for the items that you returned.';
    expect([textOf({ isExchange: true }), textOf({})].map((text) => text.includes(note))).toEqual([true, false]);
  });

  test('ORD-10 a message about the other size of an exchange says in its subject that it is on its way, has arrived or can be collected', () => {
    const subjectsOf = (kind: 'order-shipped' | 'order-delivered' | 'order-ready') => {
      const params = { ...sampleParams[kind], isExchange: true };
      return (['en-us', 'en-gb', 'fr-ca'] as const).map((locale) => {
        const { subject, text } = renderMessage(storedMessage(kind, params, { locale }), shopUrl);
        expect(text).toContain(messageTexts[locale]['return-label'].exchange.sent);
        return subject;
      });
    };
    const exchange = 'Your exchange for order 1234567890';
    expect([subjectsOf('order-shipped'), subjectsOf('order-delivered'), subjectsOf('order-ready')]).toEqual([
      [`${exchange} is on its way`, `${exchange} is on its way`, 'L’échange de la commande 1234567890 est en route'],
      [`${exchange} was delivered`, `${exchange} was delivered`, 'L’échange de la commande 1234567890 a été livré'],
      [
        `${exchange} is ready for pickup`,
        `${exchange} is ready to collect`,
        'L’échange de la commande 1234567890 est prêt',
      ],
    ]);
    const { text } = renderMessage(storedMessage('order-delivered', sampleParams['order-delivered']), shopUrl);
    expect(text).not.toContain('nothing to pay');
  });

  test('RTE-37 the link of a password reset has code and e-mail address, encoded', () => {
    const { text } = renderMessage(storedMessage('password-reset', sampleParams['password-reset']), shopUrl);
    expect(text).toContain('https://shop.example/en-us/reset-password?code=secret&email=ida%2B1%40example.org');
  });

  test('only a message with a secret has an unsubscribe link, in header and footer', () => {
    const params = sampleParams['shared-favorites'];
    expect(renderMessage(storedMessage('shared-favorites', params), shopUrl)).not.toHaveProperty('unsubscribeUrl');
    const mail = renderMessage(storedMessage('shared-favorites', params, { optOutToken: 'token' }), shopUrl);
    expect(mail.unsubscribeUrl).toBe('https://shop.example/unsubscribe/token');
    expect([mail.html, mail.text].every((part) => part.includes('https://shop.example/unsubscribe/token'))).toBe(true);
  });

  test.each([
    ['an unknown kind', { kind: 'unknown' }],
    ['a kind that is a property of every object', { kind: 'constructor' }],
    ['an unknown locale', { locale: 'de-de' }],
    ['an address with a line break', { recipient: 'ida@example.org\r\nBcc: all@example.org' }],
    ['two addresses', { recipient: 'ida@example.org, bo@example.org' }],
    ['an address with an encoded word', { recipient: '=?utf-8?q?ida?= <ida@example.org>' }],
    ['an address of 100 KB', { recipient: `${'x'.repeat(100_000)}@example.org` }],
    ['parameters of another kind', { params: {} }],
  ])('%s throws', (_, more) => {
    expect(() => renderMessage(storedMessage('welcome', { firstName: 'Ida' }, more), shopUrl)).toThrow(TypeError);
  });
});

test.each(locales)(
  'ORD-15 in %s the message about a parcel at a collection point says that it waits there, with its address and hours',
  (locale) => {
    const { hours, collector } = sampleParams['order-ready'];
    const point = { name: 'Dépanneur du Coin', lines: ['1 Main St', 'Montréal'] };
    const params = { ...sampleParams['order-delivered'], point, ...present({ hours, collector }) };
    const { subject, text } = renderMessage(storedMessage('order-delivered', params, { locale }), shopUrl);
    const own = messageTexts[locale]['order-delivered'];
    const named = { orderNumber: '1234567890' };
    expect(subject).toBe(formatText(own.point.subject, named));
    expect([own.point.text, own.text].map((words) => text.includes(formatText(words, named)))).toEqual([true, false]);
    for (const words of [own.point.title, point.name, ...point.lines, hours?.[0]?.days ?? '', collector ?? ''])
      expect(text).toContain(words);
  },
);

test.each(locales)(
  'ORD-18 in %s the message about an arrival offers the return only of what can be returned',
  (locale) => {
    const { returns } = messageTexts[locale]['order-delivered'];
    const item = { name: 'Tarn Mug', detail: 'Chalk', quantity: 1 };
    const items = [item, { ...item, name: 'Emalje Mug, Engraved' }];
    const some = formatText(returns.some, { names: 'Tarn Mug' });
    const offerOf = (more: object): readonly boolean[] => {
      const params = { orderNumber: '1234567890', items, ...more };
      const { text } = renderMessage(storedMessage('order-delivered', params, { locale }), shopUrl);
      expect(text.includes('60')).toBe(text.includes(returns.all) || text.includes(some));
      return [text.includes(returns.all), text.includes(some)];
    };
    for (const place of [{}, { store: 'NORDKAMM Denver' }]) {
      expect(offerOf({ ...place, returnable: ['Tarn Mug', 'Emalje Mug, Engraved'] })).toEqual([true, false]);
      expect(offerOf({ ...place, returnable: ['Tarn Mug'] })).toEqual([false, true]);
      expect(offerOf({ ...place, returnable: [] })).toEqual([false, false]);
      // Messages of earlier releases.
      expect(offerOf(place)).toEqual([true, false]);
    }
  },
);

test.each(locales)('ORD-15 in %s the message about a collected order names the store, and no carrier', (locale) => {
  const params = { ...sampleParams['order-delivered'], store: 'NORDKAMM Denver' };
  const { subject, text } = renderMessage(storedMessage('order-delivered', params, { locale }), shopUrl);
  const own = messageTexts[locale]['order-delivered'];
  expect(subject).toBe(formatText(own.collected.subject, { orderNumber: '1234567890' }));
  expect(text).toContain('NORDKAMM Denver');
  expect(text).not.toContain(formatText(own.text, { orderNumber: '1234567890' }));
});

test.each(locales)(
  'ORD-20 in %s receipt and label of a withdrawal say which gifts go back and which are kept',
  (locale) => {
    const { returning, canceled, staying } = messageTexts[locale].withdrawal.gifts;
    const saysIn = (kind: 'withdrawal' | 'return-label') => {
      const { text } = renderMessage(storedMessage(kind, sampleParams[kind], { locale }), shopUrl);
      return [
        [returning, 'Mug'],
        [canceled, 'Socks'],
        [staying, 'Hat'],
      ].map(([sentence = '', names = '']) => text.includes(formatText(sentence, { names })));
    };
    expect(saysIn('withdrawal')).toEqual([true, true, true]);
    expect(saysIn('return-label')).toEqual([true, false, true]);
  },
);

describe('the link of a message about an order', () => {
  const linkOf = (kind: MessageKind, ownOrderId: string | null): string | undefined =>
    /https:\/\/shop\.example\/en-us\/(?:order-status|order-payment|account)[^\s"&]*/.exec(
      renderMessage(storedMessage(kind, sampleParams[kind], { ownOrderId }), shopUrl).text,
    )?.[0];
  test.each([
    'order-confirmation',
    'order-delivered',
    'order-ready',
    'order-canceled',
    'refund',
    'withdrawal',
  ] as const)(
    'RTE-26 RTE-30 %s: the order in the account of its owner, else the form with its number and no address',
    (kind) => {
      expect(linkOf(kind, 'abc')).toBe('https://shop.example/en-us/account/orders/abc');
      expect(linkOf(kind, null)).toBe('https://shop.example/en-us/order-status?number=1234567890');
    },
  );
  test('PAY-07 a refused payment: the form that pays the order, with its number', () => {
    expect(linkOf('payment-problem', null)).toBe('https://shop.example/en-us/order-payment?number=1234567890');
  });
});

const made = { name: 'Mug', detail: 'Ember, One size', quantity: 1, of: 1 };
const listing: readonly (readonly [MessageKind, object])[] = kinds.flatMap((kind) =>
  'items' in sampleParams[kind] ? [[kind, sampleParams[kind]]] : [],
);

test.each(locales.flatMap((locale) => listing.map(([kind, params]) => [locale, kind, params] as const)))(
  'PDP-21 CHK-36 ORD-08 in %s a message of the kind %s repeats how its items are made to order, with typed texts as texts',
  (locale, kind, params) => {
    const { colon } = messageTexts[locale].frame;
    const recipe = [
      { label: 'Design', value: 'Compass' },
      { label: 'Your text', value: '<b>"Ada"</b> {total}' },
    ];
    const items = [{ ...made, total: 3_200, recipe }];
    const { html, text } = renderMessage(storedMessage(kind, { ...params, items }, { locale }), shopUrl);
    expect(text).toContain(`\n  Design${colon} Compass\n  Your text${colon} <b>"Ada"</b> {total}`);
    expect(html).toContain(`Design${colon} Compass</span>`);
    expect(html).toContain(`Your text${colon} &lt;b&gt;&quot;Ada&quot;&lt;/b&gt; {total}</span>`);
    expect(html).not.toContain('<b>');
  },
);

test.each(locales)(
  'GFT-04 CHK-36 in %s an order mail says from whom and with which message a gift card is sent',
  (locale) => {
    const gift = { to: 'Max Roth', email: 'max@example.com' };
    const items = [{ ...made, total: 5_000, gift: { ...gift, sender: 'Ada', message: '<b>"Enjoy"</b>' } }];
    const params = { ...sampleParams['order-confirmation'], items };
    const { html, text } = renderMessage(storedMessage('order-confirmation', params, { locale }), shopUrl);
    const own = messageTexts[locale]['order-confirmation'];
    expect(text).toContain(formatText(own.giftFrom, { sender: 'Ada' }));
    expect(text).toContain(formatText(own.cardWith, { message: '<b>"Enjoy"</b>' }));
    expect(html).toContain(formatText(own.cardWith, { message: '&lt;b&gt;&quot;Enjoy&quot;&lt;/b&gt;' }));
  },
);
