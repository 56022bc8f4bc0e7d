import { ridgeMark } from './layers.ts';

const framed = (label: string, drawing: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="${label}" fill="none" stroke="currentColor" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round">${drawing}</svg>\n`;

const ring = '<circle cx="24" cy="24" r="20"/>';

/** Small symbols next to a product; they use the color of the text around them. */
export const BADGES: Readonly<Record<string, string>> = {
  'badge-new': framed(
    'New',
    `${ring}<path d="${ridgeMark(12, 33, 24)}"/><circle cx="18" cy="16.5" r="2.6" fill="currentColor" stroke="none"/>`,
  ),
  'badge-best-seller': framed(
    'Best seller',
    '<path d="M24 4.5 29.2 10l7.4-1.2 1.2 7.4L43.5 21.5 40 28l2.2 7.2-7.2 2.2L31.5 43.5 24 41.5 16.5 43.5 13 37.4 5.8 35.2 8 28 4.5 21.5 10.2 16.2 11.4 8.8 18.8 10Z"/><path d="m16.5 25 5 5 10-11"/>',
  ),
  'badge-last-chance': framed(
    'Last chance',
    '<path d="M14 5h20M14 43h20M16.5 5v6.5c0 6 7.5 8 7.5 12.5s-7.5 6.5-7.5 12.5V43M31.5 5v6.5c0 6-7.5 8-7.5 12.5s7.5 6.5 7.5 12.5V43"/><path d="M19.5 39.5h9" stroke-width="4"/>',
  ),
  'badge-repairable': framed(
    'Repairable',
    '<path d="M31 6.5a9 9 0 0 0-7.8 13L6.5 36.2a4 4 0 0 0 5.3 5.3L28.5 24.8A9 9 0 0 0 41 13.5l-5.6 3.8-4.7-4.7L34.5 7a9 9 0 0 0-3.5-.5Z"/>',
  ),
};
