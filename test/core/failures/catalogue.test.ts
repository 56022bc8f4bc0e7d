import { describe, expect, test } from 'vitest';
import { errorIds, families, placementOf } from '#core/failures/catalogue.ts';
import { failureTexts } from '#core/failures/failure-texts.ts';
import { en } from '#core/failures/messages/en.ts';
import { fr } from '#core/failures/messages/fr.ts';

const ids = (prefix: string, numbers: string): readonly string[] => numbers.split(' ').map((number) => prefix + number);

describe('the catalogue', () => {
  test.each([
    ['ERR-07', 'cart', ['AUT498', 'BSK404']],
    ['ERR-08', 'items', ['PRC400', 'ORD404', ...ids('INV', '700 406 408'), 'GWP403', ...ids('INV', '701 702 405 407 409'), ...ids('ORD', '430 415 516 517 518')]],
    ['ERR-09', 'giftCard', ids('GFC', '400 410 700 725 740 755 760 799 800 812')],
    ['ERR-10', 'payment', [...ids('PYT', '300 400 402 404 405 406'), 'PAY400', 'PAY401', 'FE309', 'BIL400', 'BILL410']],
    ['ERR-11', 'tax', ['TAX309', 'TAX310']],
    ['ERR-12', 'promotion', ids('PRM', '130 135 140 150 155 160 175 416')],
    ['ERR-13', 'shipping', ['SHP404', 'SHP410', 'SHP500']],
    ['ERR-14', 'checkout', ['CHK320', 'CHK380']],
    ['ERR-15', 'reward', ids('REW', '130 135 140 401')],
    ['ERR-16', 'profile', ids('PRO', '400 404 410 411 412 414 415 418')],
    ['ERR-17', 'order', ['CCA400', 'CCA401', 'CCN404', 'OHS4004', 'ORD409', 'ORD400']],
    ['ERR-18', 'auth', ids('AUT', '401 402 403 404 409 418 423 426 432 437 438 439 440 441 442 444 450 451 452 453 500')],
    ['ERR-19', 'form', ['FE340', 'FE872']],
    ['ERR-20', 'generic', [...ids('API', '400 404 405 406 415'), 'GEN500', 'STR404', 'RTN500', ...ids('ATTR', '100 200 300'), 'REV410', 'PLP400', '4044']],
  ] as const)('%s the family %s holds exactly its codes', (_, family, codes) => expect(Object.keys(families[family]).sort()).toEqual([...codes].sort()));

  test('ERR-21 the table holds 109 codes, each worded in both languages and placed', () => {
    expect(errorIds).toHaveLength(109);
    expect(new Set(errorIds).size).toBe(109);
    for (const texts of [en, fr]) {
      expect(Object.keys(texts.errors).sort()).toEqual([...errorIds].sort());
      expect(Object.values(texts.errors).every((text) => text.trim().length > 5)).toBe(true);
    }
    expect(errorIds.every((id) => placementOf(id) !== undefined)).toBe(true);
  });

  test.each([
    ['PYT402', 'We could not accept this payment. Please use another method.', 'top'],
    ['GFC740', 'This gift card has no balance left.', 'input'],
    ['INV700', 'This item could not be moved to cart', 'item'],
    ['ORD415', 'We could not work out your order total. Please try again.', 'persistent-toast'],
    ['AUT498', 'Your session has ended. We are refreshing your cart.', 'toast'],
    ['AUT409', 'Please try again in a moment.', 'silent'],
    ['4044', 'We could not find a member with these details.', 'input'],
  ] as const)('%s reads as printed and shows where it should', (id, text, placement) => {
    expect(en.errors[id]).toBe(text);
    expect(placementOf(id)).toBe(placement);
  });

  test('the first part of a language tag decides, and English is the default', () => {
    expect(failureTexts('fr-CA')).toBe(fr);
    expect(failureTexts('FR')).toBe(fr);
    expect(failureTexts('en-GB')).toBe(en);
    expect(failureTexts('de-DE')).toBe(en);
  });
});
