import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { apiRefusal } from '#core/testing/faults.ts';
import { Component, loader } from '#ui/pages/location-selector/location-selector-page.tsx';
import { sites } from '#adapters/composition/sites.ts';
import { buildStorefront } from '../../../support/storefront.ts';
import { openPage } from '../../open-page.tsx';

const open = async ({ shop } = buildStorefront()) => {
  await openPage('/en-us/location-selector', { shop, pages: { 'location-selector': { Component, loader } } });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};
const all = sites.map(({ languageName, locale }) => [languageName, `/${locale}`]);

test('RTE-42 API-127 every site is listed below its region and country in its own language, and a choice is remembered', async () => {
  expect(await open()).toEqual(all);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['H1', 'Country and language'],
    ['H2', 'North America'],
    ['H3', 'United States'],
    ['H3', 'Canada'],
    ['H2', 'Europe'],
    ['H3', 'United Kingdom'],
  ]);
  const french = screen.getByRole('link', { name: 'Français (Canada)' });
  french.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(french);
  expect(document.cookie).toContain('locale=fr-ca');
});

test('RTE-42 without the regions every site is in one list, and the failure is logged', async () => {
  const opened = buildStorefront();
  opened.fakes.faults.failNext('locations', apiRefusal('GEN500', 503));
  expect(await open(opened)).toEqual(all);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(opened.fakes.monitoring.warnings).toMatchObject([{ component: 'locations', errorId: 'GEN500' }]);
});

test.each([
  ['?to=%2Fcart', '/fr-ca/cart'],
  ['?to=%2F%2Fevil.test', '/fr-ca'],
  ['?to=%2F%5Cevil.test', '/fr-ca'],
  ['?to=https%3A%2F%2Fevil.test', '/fr-ca'],
])('RTE-42 a choice opens the page that the address names, on this site only: %s', async (query, opened) => {
  window.history.replaceState(null, '', `/en-us/location-selector${query}`);
  await open();
  const french = screen.getByRole('link', { name: 'Français (Canada)' });
  french.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(french);
  expect(french.getAttribute('href')).toBe(opened);
  window.history.replaceState(null, '', '/');
});
