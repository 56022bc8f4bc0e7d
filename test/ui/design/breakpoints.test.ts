import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakpointStarts } from '#core/site/breakpoint.ts';

const REM = 16;

/** Widths in rem besides those of CNT-07, with the layout that needs them. */
const exceptions: {
  readonly [reason: string]: { readonly widths: readonly number[]; readonly files: readonly string[] };
} = {
  'the bar of the header holds name, menu, search and four icons in one line from 64rem': {
    widths: [64],
    files: [
      'ui/shell/header.module.css',
      'ui/shell/mega-menu/mega-menu.module.css',
      'ui/shell/search-box.module.css',
      'ui/shell/search-panel.module.css',
      'ui/features/search/suggestions/suggestions.module.css',
    ],
  },
  'with text of twice the size a phone is under 18rem wide: lines of goods, sums and passwords stack, the header wraps':
    {
      widths: [18],
      files: [
        'ui/shell/header.module.css',
        'ui/shell/footer.module.css',
        'ui/pages/cart/cart-line.module.css',
        'ui/features/cart/totals.module.css',
        'ui/features/account/password-field.module.css',
      ],
    },
  'with text of twice the size pictures and icons are above their texts, and large headings grow less': {
    widths: [18],
    files: [
      'ui/design/base.css',
      'ui/features/articles/article-list.module.css',
      'ui/blocks/linked-card/linked-card.module.css',
      'ui/blocks/icon-and-text/icon-and-text.module.css',
    ],
  },
  'city, state and ZIP code fit one row of 30rem, also in a dialog': {
    widths: [30],
    files: ['ui/pages/checkout/address-fields.module.css'],
  },
  'with large text a dialog has a smaller title, and in a low window its head and foot scroll with the content': {
    widths: [18, 30],
    files: ['ui/design/dialog.module.css'],
  },
  'on narrow phones the icons of the header close up, and the last of them move into the menu': {
    widths: [22, 25, 40],
    files: ['ui/shell/header.module.css', 'ui/shell/brand-link.module.css'],
  },
  'a form next to the order needs 60rem': {
    widths: [60],
    files: [
      'checkout/checkout-page.module.css',
      'checkout/order-summary.module.css',
      'order-confirmation/order-confirmation.module.css',
      'account/account-frame.module.css',
      'account/account-navigation.module.css',
      'cart/cart-page.module.css',
      'cart/cart-summary.module.css',
      'cart/saved-items/saved-list.module.css',
      'contact/contact-view.module.css',
      'store-locator/store-locator-page.module.css',
    ]
      .map((file) => `ui/pages/${file}`)
      .concat('ui/features/account/account-forms.module.css'),
  },
  'a small promotion has its picture beside its texts if its own place is 30rem wide': {
    widths: [30],
    files: ['ui/blocks/banner-espot/banner-espot.module.css'],
  },
  'the picture of a shopper is next to its texts from 64rem': {
    widths: [64],
    files: ['ui/features/social/medium-dialog.module.css', 'ui/features/social/medium-dialog.tsx'],
  },
  'state and ZIP code fit in a line from 18rem, other fields of an address from 24rem': {
    widths: [18, 24],
    files: ['ui/pages/checkout/address-fields.module.css'],
  },
};

const starts = Object.values(breakpointStarts)
  .filter((start) => start > 0)
  .map((start) => start / REM);
const sources = globSync('ui/**/*.{css,ts,tsx}');

/** Widths in rem that the conditions of a file name; `59.99rem` is the end of what starts at 60. */
const widthsIn = (file: string): readonly number[] => {
  const conditions = [
    ...readFileSync(file, 'utf8').matchAll(
      /@(?:media|container)[^{;]*|\((?:min|max)-width:[^)]*\)|\(width\s*[<>][^)]*\)/g,
    ),
  ].map(([condition]) => condition);
  return [
    ...new Set(
      conditions.flatMap((condition) =>
        [...condition.matchAll(/([\d.]+)(rem|px|em)/g)].map(([, digits, unit]) =>
          Math.ceil(unit === 'px' ? Number(digits) / REM : Number(digits)),
        ),
      ),
    ),
  ];
};

const allowedIn = (file: string): readonly number[] =>
  Object.values(exceptions).flatMap(({ widths, files }) => (files.includes(file) ? widths : []));

test('CNT-07 styles and picture sizes change at 768 and 1280 pixels, and elsewhere only if a listed layout needs it', () => {
  const others = sources.flatMap((file) =>
    widthsIn(file)
      .filter((width) => !starts.includes(width) && !allowedIn(file).includes(width))
      .map((width) => `${file}: ${width}rem`),
  );
  expect(others).toEqual([]);
});

test('every listed width is in use', () => {
  for (const { widths, files } of Object.values(exceptions)) {
    for (const file of files)
      expect([file, widthsIn(file).some((width) => widths.includes(width))]).toEqual([file, true]);
    for (const width of widths)
      expect([width, files.some((file) => widthsIn(file).includes(width))]).toEqual([width, true]);
  }
});
