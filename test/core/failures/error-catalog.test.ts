import { describe, expect, test } from 'vitest';
import { families, placementOf } from '#core/failures/error-catalog.ts';
import { errorIds } from '#test/support/error-ids.ts';
import type { FailureTexts } from '#core/failures/failure-texts.ts';
import de from '#core/failures/messages/de.json' with { type: 'json' };
import en from '#core/failures/messages/en.json' with { type: 'json' };
import fr from '#core/failures/messages/fr.json' with { type: 'json' };

const ids = (prefix: string, numbers: string): readonly string[] => numbers.split(' ').map((number) => prefix + number);

const languages: readonly (readonly [language: string, texts: FailureTexts])[] = [
  ['English', en],
  ['French', fr],
  ['German', de],
];
const placeholders = (text: string): readonly string[] =>
  [...text.matchAll(/\{[^{}]*\}/g)].map(([name]) => name).toSorted();
const allTexts = ({
  errors,
  withParams,
  flashes,
  deliveries,
  cardNotSaved,
}: FailureTexts): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(errors),
    ...Object.entries(withParams).flatMap(([id, given]) =>
      [given].flat().map((text, index) => [`${id} ${index} with parameters`, text] as const),
    ),
    ...Object.entries(flashes),
    ...Object.entries(deliveries),
    ['card', cardNotSaved],
  ]);

describe('the catalog of errors', () => {
  test.each([
    ['ERR-07', 'cart', ['AUT498', 'BSK404']],
    [
      'ERR-08',
      'items',
      [
        'PRC400',
        'ORD404',
        ...ids('INV', '700 406 408'),
        'GWP403',
        ...ids('INV', '701 702 405 407 409'),
        ...ids('ORD', '430 415 516 517 518'),
      ],
    ],
    ['ERR-09', 'giftCard', ids('GFC', '400 410 700 725 740 755 760 799 800 812')],
    ['ERR-10', 'payment', [...ids('PYT', '300 400 402 404 405 406'), 'PAY400', 'PAY401', 'FE309', 'BIL400', 'BILL410']],
    ['ERR-11', 'tax', ['TAX309', 'TAX310']],
    ['ERR-12', 'promotion', ids('PRM', '130 135 140 150 155 160 175 416')],
    ['ERR-13', 'shipping', ['SHP404', 'SHP410', 'SHP500']],
    ['ERR-14', 'checkout', ['CHK320', 'CHK380']],
    ['ERR-15', 'reward', ids('REW', '130 135 140 401')],
    ['ERR-16', 'profile', ids('PRO', '400 404 410 411 412 414 415 418')],
    ['ERR-17', 'order', ['CCA400', 'CCA401', 'CCN404', 'OHS4004', 'ORD409', 'ORD400']],
    [
      'ERR-18',
      'auth',
      ids('AUT', '401 402 403 404 409 418 423 426 432 437 438 439 440 441 442 444 450 451 452 453 500'),
    ],
    ['ERR-19', 'form', ['FE340', 'FE872']],
    [
      'ERR-20',
      'generic',
      [
        ...ids('API', '400 404 405 406 415'),
        'GEN500',
        'STR404',
        'RTN500',
        ...ids('ATTR', '100 200 300'),
        'REV410',
        'PLP400',
        '4044',
      ],
    ],
  ] as const)('%s the family %s holds exactly its codes', (_, family, codes) =>
    expect(Object.keys(families[family]).sort()).toEqual([...codes].sort()),
  );

  test('ERR-21 the table holds exactly 109 codes, each with its place', () => {
    expect(errorIds).toHaveLength(109);
    expect(new Set(errorIds).size).toBe(109);
    expect(errorIds.filter((id) => placementOf(id) === undefined)).toEqual([]);
  });

  describe.each(languages)('%s', (_, texts) => {
    test('ERR-21 every code of the table has a text', () => {
      expect(Object.keys(texts.errors).toSorted()).toEqual(errorIds.toSorted());
      expect([...allTexts(texts)].filter(([, text]) => text.trim().length <= 5 || text !== text.trim())).toEqual([]);
    });

    test('HTTP-26 a text without parameters has no brace, and one with parameters names those of the English text', () => {
      const theirs = [...allTexts(texts)].map(([id, text]) => [id, placeholders(text)]);
      expect(theirs).toEqual([...allTexts(en)].map(([id, text]) => [id, placeholders(text)]));
      expect([...allTexts(texts)].filter(([id, text]) => !id.endsWith('with parameters') && /[{}]/.test(text))).toEqual(
        [],
      );
    });
  });

  test('no two languages share a text, so no translation is missing', () => {
    const texts = languages.flatMap(([, one]) => [...new Set(allTexts(one).values())]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
