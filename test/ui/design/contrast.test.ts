import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheet = readFileSync('ui/design/tokens.css', 'utf8');
const tokens = new Map([...sheet.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value.trim()]));

const colorOf = (name: string): string => {
  const value = tokens.get(name) ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : colorOf(reference);
};

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [a = 0, b = 0] = [luminance(colorOf(one)), luminance(colorOf(other))].toSorted((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
};

/** Which texts stand on which surfaces anywhere in the shop. */
const texts: { readonly [text: string]: readonly string[] } = {
  text: ['surface', 'surface-raised', 'surface-sunk', 'surface-error', 'surface-success'],
  'text-muted': ['surface', 'surface-raised', 'surface-sunk'],
  'text-on-brand': ['surface-brand'],
  'text-accent': ['surface', 'surface-raised'],
  'text-sale': ['surface', 'surface-raised', 'surface-sunk'],
  'text-error': ['surface', 'surface-raised', 'surface-error'],
  'text-success': ['surface', 'surface-success'],
  'text-on-action': ['action', 'action-hover'],
  surface: ['text', 'text-error'],
  'badge-text': ['badge-surface'],
  'badge-sale-text': ['badge-sale-surface'],
  'count-text': ['count-surface'],
};
const pairs = Object.entries(texts).flatMap(([text, surfaces]) => surfaces.map((surface): [string, string] => [text, surface]));

test.each(pairs)('every text reads on its surface: %s on %s has 4.5 to 1', (text, surface) => {
  expect(colorOf(text)).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
});

test.each([['line-control', 'surface'], ['line-control', 'surface-raised'], ['focus', 'surface'], ['focus', 'surface-sunk'], ['action', 'surface']])('controls and focus are seen: %s on %s has 3 to 1', (line, surface) => {
  expect(contrast(line, surface)).toBeGreaterThanOrEqual(3);
});
