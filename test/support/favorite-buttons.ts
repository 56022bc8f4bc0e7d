import type { Page } from 'playwright';
import { expect } from 'vitest';
import { journeyOn } from './journey.ts';
import type { Visit } from './visit.ts';

/** The product that the journeys of favorites use. */
export const boot = 'Kamm Trail 3';

/** Opens a list whose cards have favorite buttons. */
export const openList = async (page: Page, path = '/en-us/c/footwear-1000') => {
  await page.goto(path);
  await page.locator('html[data-hydrated=true]').waitFor();
  return journeyOn(page).texts;
};

export const favoriteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`${name} (to|from) favorites`) }).first();

/** Waits until the button shows that the product is a favorite. */
export const expectFilled = async (page: Page, name: string) =>
  expect.poll(() => favoriteButton(page, name).getAttribute('aria-pressed')).toBe('true');

/** The calls of favorites, such as `POST favorites 200`. */
export const favoriteCalls = ({ shop }: Visit, from = 0) =>
  shop.log
    .slice(from)
    .flatMap(({ method, path, status }) =>
      path.includes('/wishlists/') ? [`${method} ${path.replace(/^.*\/v2\//, '').split('?')[0]} ${status}`] : [],
    );

export const cardTitles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
