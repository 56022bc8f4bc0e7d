import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component } from '#ui/pages/location-selector/location-selector-page.tsx';
import { openShop, renderInShop } from '#test/ui/render-in-shop.tsx';
import { sites } from '#adapters/composition/sites.ts';

test('RTE-42 every site is listed in its own language, and a choice is remembered', () => {
  renderInShop(<Component />, openShop(), '/en-us/location-selector');
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    sites.map(({ languageName, locale }) => [languageName, `/${locale}`]),
  );
  const french = screen.getByRole('link', { name: 'Français (Canada)' });
  french.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(french);
  expect(document.cookie).toContain('locale=fr-ca');
});

test.each([
  ['?to=%2Fcart', '/fr-ca/cart'],
  ['?to=%2F%2Fevil.test', '/fr-ca'],
  ['?to=%2F%5Cevil.test', '/fr-ca'],
  ['?to=https%3A%2F%2Fevil.test', '/fr-ca'],
])('RTE-42 a choice opens the page that the address names, on this site only: %s', (query, opened) => {
  window.history.replaceState(null, '', `/en-us/location-selector${query}`);
  renderInShop(<Component />, openShop(), '/en-us/location-selector');
  const french = screen.getByRole('link', { name: 'Français (Canada)' });
  french.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(french);
  expect(french.getAttribute('href')).toBe(opened);
  window.history.replaceState(null, '', '/');
});
