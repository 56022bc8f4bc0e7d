import { describe, expect, test } from 'vitest';
import { bannerVariants } from '#core/content/banner.ts';
import { blockTypes, docTypes, isBlockType, isDocType } from '#core/content/block-type.ts';
import { heroVariants } from '#core/content/hero.ts';
import { pageNames } from '#core/content/page.ts';

describe('block-type', () => {
  test('CNT-02 every block of the catalogue has a type', () => {
    expect(Object.keys(blockTypes).sort()).toEqual(
      [
        ...bannerVariants.map((variant) => `banner-${variant}`),
        ...heroVariants.map((variant) => `hero-${variant}`),
        'collection',
        'vertical-list',
        'cta-buttons',
        'accordions',
        'anchor',
        'rich-text',
        'benefit-bar',
        'category-cards',
        'dialog',
        'mega-menu',
        'promo-bar',
        'product-recommendations',
        'upsell',
        'user-generated-content',
        'video',
        'filter-by',
        'linked-card',
        'multi-link-card',
        'icon-and-text',
        'inline-catalog',
        'secondary-navigation',
        'spacer',
        'picture',
        'video-player',
        'social-gallery',
        'segmentation',
        'pop-up',
        'article-grid',
        'newsletter',
      ].sort(),
    );
  });

  test('SHOW-13 every block has a document type that the showcase offers, each once', () => {
    for (const { docType } of Object.values(blockTypes)) expect(isDocType(docType)).toBe(true);
    expect(new Set(docTypes).size).toBe(docTypes.length);
    expect(isDocType('unknown')).toBe(false);
  });

  test('CNT-03 a type without a row is no block', () =>
    expect(['hero-standard', 'hero-sideways', 'toString', ''].map(isBlockType)).toEqual([true, false, false, false]));

  test('RTE-49 sixteen content pages have a name', () =>
    expect(pageNames).toEqual([
      'account',
      'account-profile',
      'basecamp',
      'cart',
      'checkout',
      'contact-us',
      'error-4xx',
      'gift-card',
      'loyalty-modal',
      'order-confirmation',
      'promotions',
      'search',
      'sign-up',
      'sign-up-modal',
      'store-locator',
      'westend',
    ]));
});
