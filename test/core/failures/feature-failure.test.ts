import { describe, expect, test } from 'vitest';
import { imageAddress } from '#core/content/image-transformation.ts';
import { featureFailure } from '#core/failures/feature-failure.ts';

const language = 'en-US';
const failure = { errorId: 'PRM130', message: 'Told by the cart' };

describe('PR-37 parts of the shop', () => {
  test.each(['PRM130', 'PYT402', 'GEN500', ''])(
    'PR-37 ERR-30 buy now, pay later: any code such as "%s" gives the PAY400 text',
    (errorId) =>
      expect(featureFailure('bnpl', { errorId, message: 'Told by the bank' }, language)).toEqual({
        _tag: 'Told',
        notice: {
          errorId: 'PAY400',
          message: 'Your payment did not go through. Please try again or use another method.',
          placement: 'top',
        },
      }),
  );

  test('PR-37 ERR-30 the PAY400 text is in the site’s language', () =>
    expect(featureFailure('bnpl', failure, 'fr-CA')).toMatchObject({
      notice: { message: 'Votre paiement n’a pas abouti. Veuillez réessayer ou utiliser un autre mode de paiement.' },
    }));

  test('PR-37 ERR-31 newsletter: an error notice with the message', () =>
    expect(featureFailure('newsletter', failure, language)).toEqual({
      _tag: 'Told',
      notice: { errorId: 'PRM130', message: 'Told by the cart', placement: 'toast' },
    }));

  test('PR-37 ERR-32 adding an upsell: something went wrong, and the cart error’s message', () =>
    expect(featureFailure('upsell', failure, language)).toEqual({
      _tag: 'Told',
      title: 'something went wrong',
      notice: { errorId: 'PRM130', message: 'Told by the cart', placement: 'toast' },
    }));

  test('PR-37 ERR-33 showcase: the empty results text', () =>
    expect(featureFailure('showcase', failure, language)).toEqual({ _tag: 'EmptyResults', message: 'No results.' }));

  test.each(['article', 'video-autoplay', 'gallery-script', 'deferred-details', 'image-address'] as const)(
    'PR-37 ERR-34 ERR-36 %s: an entry in the log, and no notice',
    (feature) =>
      expect(featureFailure(feature, failure, language)).toEqual({
        _tag: 'Logged',
        warning: { message: 'Told by the cart', errorId: 'PRM130', component: feature },
      }),
  );

  test('ERR-36 an image that cannot be transformed has the address ""', () =>
    expect(imageAddress('not an address', { width: 320 })).toBe(''));
});
