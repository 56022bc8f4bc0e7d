import { expect, test } from 'vitest';
import { writeHeadTags } from '#adapters/web/rendering/head-tags.ts';

const tags = {
  starter: ['<starter>'],
  rules: ['<rules>'],
  help: [],
  development: ['<preamble>'],
  containedSheets: ['<c>'],
  sheets: ['<a>', '<b>'],
  fonts: ['<font>'],
};

test('SEO-02 CFG-15 PR-35 tags are in the order of their entries, however these are given, and in an entry as they are given', () => {
  expect(writeHeadTags(tags)).toBe('<font><a><b><rules><c><preamble><starter>');
});

test('SEO-03 an entry of more than 1024 tags is an error', () => {
  const sheets = Array.from({ length: 1025 }, () => '<a>');
  expect(writeHeadTags({ ...tags, sheets: sheets.slice(1) })).toContain('<a><rules>');
  expect(() => writeHeadTags({ ...tags, sheets })).toThrow('more than 1024');
});
