import { beforeAll, describe, expect, test } from 'vitest';
import type { MessageKind } from '#adapters/backend/commerce/kernel/outbox/message-kinds.ts';
import { shippingMethodsFor } from '#adapters/backend/commerce/modules/pricing/shipping.ts';
import { freeShippingFrom, ratesFor } from '#adapters/backend/commerce/modules/pricing/site-pricing.ts';
import { serviceTexts } from '#adapters/backend/commerce/kernel/messages/service-texts.ts';
import { siteOf } from '#adapters/backend/commerce/kernel/sites.ts';
import { sites } from '#adapters/composition/sites.ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { formatMoney } from '#core/kernel/format-money.ts';
import { languageOf } from '#core/kernel/language.ts';
import { sitePricingById } from '#test/support/commerce/site-pricing.ts';
import { plain, readShopperTexts, type ShopperText } from './shopper-texts.ts';

let texts: readonly ShopperText[];

beforeAll(async () => {
  texts = await readShopperTexts();
});

/** Every text that breaks a rule, with the offending words. */
const broken = (rule: RegExp, of: (text: ShopperText) => boolean): readonly string[] =>
  texts.filter(of).flatMap(({ at, locale, text }) => {
    const found = rule.exec(plain(text))?.[0];
    return found === undefined ? [] : [`${locale} ${at}: ${found} (${text})`];
  });

const isFrench = ({ locale }: ShopperText): boolean => locale === 'fr-ca';
const isOurs = ({ by }: ShopperText): boolean => by === undefined;

test('the texts of every source are read', () => {
  const sources = [
    'ui/messages',
    'core/failures',
    'backend/payments',
    'web/failure-page',
    'backend/commerce',
    'backend/commerce/promotions',
    'seed/help-pages.ts',
    'seed/footwear-reviews.ts',
    'seed/gear-translations.ts',
  ];
  for (const source of sources)
    for (const locale of ['en-us', 'fr-ca'])
      expect([source, texts.some((text) => text.locale === locale && text.at.startsWith(source))]).toEqual([
        source,
        true,
      ]);
  expect(texts.length).toBeGreaterThan(3000);
});

describe('Canadian French follows the Office québécois de la langue française', () => {
  test.each([
    ['no space before ? ! and ;', /[\s\u00A0\u202F][?!;]/],
    ['a no-break space before a colon', /(?:[^\u00A0]):(?=\s|$)/],
    ['no-break spaces inside « »', /«[^\u00A0]|[^\u00A0]»/],
    ['a no-break space before % and $', /\d[^\u00A0\d,{}]?[%$]/],
    ['no-break spaces between thousands', /\d \d{3}(?!\d)/],
    ['curved apostrophes', /\p{L}'\p{L}/u],
    ['“1 sur 3”, not “1 de 3”', /(?:\d|\{(?:number|step|shown|quantity)\}) de (?:\d|\{(?:count|steps|total)\})/],
  ] as const)('%s', (_, rule) => {
    expect(broken(rule, isFrench)).toEqual([]);
  });
});

describe('Canadian French', () => {
  /** A word that another one of the same meaning replaces everywhere. */
  test.each([
    ['cueillette', /\bramassages?\b/i],
    ['ajustement de bottes', /\bajustement de chaussures\b/i],
    ['se connecter', /\b(?:ouvr(?:ez|ir)|sans ouvrir) (?:une|de|votre) session\b/i],
    ['sujet', /^objet$|^sujet de votre message$/i],
    ['portefeuille numérique', /\bacheter avec votre portefeuille\b/i],
  ] as const)('uses one word: %s', (_, other) => {
    expect(broken(other, (text) => isFrench(text) && isOurs(text))).toEqual([]);
  });

  test('CFG-05 PR-11 amounts have the code of the currency, as prices do', () => {
    expect(broken(/\$/, (text) => isFrench(text) && isOurs(text))).toEqual([]);
  });
});

describe('English texts use the spelling of their locale', () => {
  const british =
    /\b(?:\w*colours?|favourites?|\w*(?:centi|milli|kilo)?metres?|litres?|grey|aluminium|programmes?|fibres?|enamelled|neighbours?|honour\w*|whilst|amongst|postcodes?|trousers|basket|autumn|per cent|centres?|cosy|cheques?|(?:organ|real|recogn|apolog|minim|maxim|personal|custom|summar)is(?:e|ed|es|ing)|working days?|colour\w*|(?:cancel|travel|label|model|signal|level|fuel)l(?:ed|ing|ers?)|jewellery|catalogues?|defence|tyres?|enrolments?|behaviour|flavours?)\b/i;
  const american =
    /\b(?:colors?|favorites?|(?:centi|milli|kilo)?meters?|liters?|gray|aluminum|program|fibers?|enameled|neighbors?|honor\w*|zip code|pants|fall field|percent|centers?|cozy|(?!(?:re|down|over)?siz|priz|seiz)\w+[iy]z(?:e|ed|es|ing|ation)|(?:cancel|travel|label|model|signal|level|fuel)(?:ed|ing|ers?)|jewelry|catalogs?|defense|tires?|enrollments?|(?:behavi|flav|hum|vap|rum|lab|od)ors?|gotten|flashlights?|sidewalks?|apartments?|vacations?|sneakers|business days?)\b/i;
  /** The texts of failures are the specification's and the same in both. */
  const cart = /\bcarts?\b|\bpick-?ups?\b/i;

  /** Labels of addresses and holidays of other countries, in the words of these countries (ADR-06). */
  const isOfCountry = (at: string): boolean =>
    at.includes('.addresses.byCountry.') || at === 'backend/commerce.holidays.labor';

  test('American', () => {
    expect(broken(british, ({ locale, at }) => locale === 'en-us' && !isOfCountry(at))).toEqual([]);
  });

  test('British', () => {
    expect(
      broken(american, ({ locale, by, at }) => locale === 'en-gb' && by !== 'a customer' && !isOfCountry(at)),
    ).toEqual([]);
    expect(broken(cart, ({ locale, at }) => locale === 'en-gb' && !at.startsWith('core/failures'))).toEqual([]);
  });
});

test('ranges of numbers have an en dash', () => {
  expect(broken(/(?<![\d-])\d{1,3}-\d{1,3}(?![\d-])/, isOurs)).toEqual([]);
});

test('American texts give weights, lengths and temperatures in US units first, with metric units in parentheses', () => {
  const metric = texts
    .filter((text) => text.locale === 'en-us' && isOurs(text))
    .map((text) => ({ ...text, text: plain(text.text).replaceAll(/\([^)]*\)/g, '') }));
  expect(
    metric.flatMap(({ at, text }) =>
      /\d\s?(?:g(?!\/)|kg|cm|km|°C|lit(?:er|re)s?)(?!\w)/.test(text) ? [`${at}: ${text}`] : [],
    ),
  ).toEqual([]);
});

describe('texts agree with the settings of the shop', () => {
  const bodyOf = (siteId: string, name: string): string =>
    plain(JSON.stringify(contentRows().find((row) => row.siteId === siteId && row.name === name)?.body));

  test.each(sites)(
    'CHK-33 the threshold of free standard delivery comes from the pricing settings: $locale',
    ({ siteId, currency, language }) => {
      const amount = formatMoney(freeShippingFrom, currency, language, 0);
      for (const name of ['help/delivery', 'cart', 'footer'])
        expect([name, bodyOf(siteId, name).includes(amount)]).toEqual([name, true]);
      expect(JSON.stringify(contentRows())).not.toContain('{amount}');
    },
  );

  test.each(sites)(
    'CHK-33 the texts promise free delivery from the amount that the pricing uses: $locale',
    ({ siteId, currency, language }) => {
      const [standard] = shippingMethodsFor(sitePricingById(siteId), ratesFor('standard', undefined), freeShippingFrom);
      const amount = formatMoney(freeShippingFrom, currency, language, 0);
      const promises = contentRows()
        .filter((row) => row.siteId === siteId)
        .flatMap(({ name, body }) =>
          plain(JSON.stringify(body))
            .split(amount)
            .slice(0, -1)
            .map((before) => [name, before.slice(-12)] as const),
        );
      const wording = languageOf(language) === 'fr' ? / dès $/ : / (?:from|of) $/;
      expect(standard?.price).toBe(0);
      expect(promises.length).toBeGreaterThan(2);
      expect(promises.filter(([, before]) => !wording.test(before))).toEqual([]);
    },
  );

  test('CHK-32 no text has its own amount for free delivery', () => {
    expect(broken(/(?:free|gratuite?)[^.]*?(?:[$£€]\s?\d|\d\s?[$£€])/i, isOurs)).toEqual([]);
  });

  test.each(sites)(
    'delivery takes as many days in the help pages and in the estimate as the delivery methods say: $locale',
    ({ siteId, standardDelivery }) => {
      const { methods } = serviceTexts[siteOf(siteId)?.locale ?? 'en-us'].shipping;
      const days = (time = ''): readonly string[] => time.match(/\d+/g) ?? [];
      expect(days(standardDelivery)).toEqual(days(methods.standard.deliveryTime));
      for (const method of ['standard', 'express', 'sts', 'pudo'] as const)
        expect(bodyOf(siteId, 'help/delivery')).toMatch(
          new RegExp(days(methods[method].deliveryTime).join(' (?:to|à) ')),
        );
    },
  );

  test.each(sites)(
    'ORD-18 the content of the cart offers no returns, which its goods may not have: $locale',
    ({ siteId }) => {
      expect(bodyOf(siteId, 'cart')).toContain('cart-text');
      expect(bodyOf(siteId, 'cart')).not.toMatch(/\breturns?\b|retour/i);
    },
  );

  test('returns are accepted for 60 days in every text with a number of days', () => {
    const periods = texts.filter(isOurs).flatMap(({ at, locale, text }) =>
      /\b(?:returns?|retours?|retourner|mind|avis)\b/i.test(text)
        ? [...plain(text).matchAll(/(\S+)[ \u00A0](?:days|jours)(?! ouvrables)/g)].map(([, count]) => ({
            at,
            locale,
            count,
          }))
        : [],
    );
    const said = periods.filter(
      ({ at, count }) =>
        count !== 'business' &&
        count !== 'working' &&
        !/^all|tous/.test(count ?? '') &&
        // A number that the service fills in.
        at !== 'backend/commerce.giftReceipt.untilDays',
    );
    expect(said.filter(({ count }) => count !== '60')).toEqual([]);
    for (const { locale } of sites)
      expect([locale, said.filter((one) => one.locale === locale).length > 3]).toEqual([locale, true]);
  });
});

describe('texts promise no mail that the shop does not send, and no support staff', () => {
  const promises: { readonly [language: string]: readonly RegExp[] } = {
    en: [
      /\bwe(?: will|['’]ll| have|['’]ve|['’]re going to)?(?: \w+)? (?:e-?mail(?:ed)?|sent|send|write|wrote|text|call|phone|notify|reply|answer|let you know|tell you|get back)\b/i,
      /\b(?:sent|send) (?:you |a |an )*(?:e-?mail|confirmation|message|link)\b/i,
      /\b(?:confirmation|receipt|e-?mail|link|letter) (?:was|has been|is|will be) (?:e-?mailed|sent)\b/i,
      /\byou(?: will|['’]ll) (?:get|receive|hear|be notified)\b/i,
      /\b(?:inbox|on (?:its|their) way|live chat|chat with us|hotline|helpline)\b/i,
      /\banswers? (?:it|them|within|by)\b|\bcall us\b|\bwe read every\b|\bpeople who answer\b/i,
    ],
    fr: [
      /\bnous (?:vous |le |la |l’)*(?:avons envoyé|écrirons|écrivons|enverrons|envoyons|appellerons|préviendrons|aviserons|répondrons|répondons|tiendrons|lisons chaque)/i,
      /\b(?:a été|est|sera) envoyée? à\s/i,
      /\bvous (?:recevrez|serez (?:avisé|prévenu|informé))/i,
      /\ben route\b|\bclavard|\bappelez-nous\b|\bboîte de réception\b/i,
      /\brépond(?:ra|rons|ons|ent)? (?:en|dans|d’ici|par)\b|\b(?:y|qui) répond(?:ra|ent)?\b/i,
    ],
  };

  /** Texts about a message, by the kind of message that the shop sends then. */
  const sent: { readonly [place in MessageKind]?: RegExp } = {
    'back-in-stock': /^ui\/messages\.reviews\.notify\./,
    'contact-case': /^ui\/messages\.contact\./,
    'warranty-case': /^ui\/messages\.warranty\./,
    'email-verification': /^ui\/messages\.security\.codeSent$/,
    'newsletter-confirmation': /^ui\/messages\.newsletter\.(confirmByMessage|pending)$/,
    'gift-card': /^ui\/messages\.tenders\.gift\.(sendOnHint|resent|toYou)$/,
    'order-correction': /^ui\/messages\.orders\.correct\.confirm\.text$/,
    'order-confirmation': /^ui\/messages\.confirmation\.(sentTo|pendingText)$/,
    'order-shipped': /^ui\/messages\.confirmation\.next$/,
    withdrawal: /(^|\.|\/)withdrawal\.(sent|receipt)$/,
    'password-reset': /^ui\/messages\.account\.forgot\./,
  };
  const isSent = (at: string): boolean => Object.values(sent).some((place) => place.test(at));

  test.each([
    ['en', 'We have sent a confirmation to ida@example.com.'],
    ['en', "We'll email you when it ships."],
    ['en', 'You will receive an email.'],
    ['en', 'A receipt was emailed to you.'],
    ['en', 'Your favorites are on their way'],
    ['fr', 'Une confirmation a été envoyée à ida@example.com.'],
    ['fr', 'Nous vous écrirons dès son retour.'],
    ['fr', 'Vous recevrez un courriel.'],
    ['fr', 'Notre équipe répond en deux jours.'],
  ] as const)('such a promise is found: %s "%s"', (language, text) => {
    expect(promises[language]?.some((rule) => rule.test(text))).toBe(true);
  });

  test('no text mentions mail, chats or replies that do not exist', () => {
    const rules = Object.entries(promises).flatMap(([language, all]) => all.map((rule) => ({ language, rule })));
    const untrue = rules.flatMap(({ language, rule }) =>
      broken(rule, (text) => isOurs(text) && languageOf(text.locale) === language && !isSent(text.at)),
    );
    expect(untrue).toEqual([]);
  });
});
