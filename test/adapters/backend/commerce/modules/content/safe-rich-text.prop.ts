import fc from 'fast-check';
import { expect } from 'vitest';
import { safeRichText } from '#adapters/backend/commerce/modules/content/safe-rich-text.ts';
import type { RichText } from '#core/content/rich-text.ts';
import { law } from '#test/support/law.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const htmlOf = (nodes: RichText): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      if (node.tag === 'br') return '<br>';
      const attributes =
        node.tag === 'a' ? ` href="${escaped(node.href)}"${node.newWindow ? ' target="_blank"' : ''}` : '';
      return `<${node.tag}${attributes}>${htmlOf(node.children)}</${node.tag}>`;
    })
    .join('');

const textOf = (nodes: RichText): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<b>',
  '</b>',
  '<ul>',
  '<li>',
  '</ul>',
  '<a href="/x">',
  '<a href=javascript:x>',
  '</a>',
  '<script>',
  '</script>',
  '<style>',
  '</style>',
  '<!--',
  '-->',
  '<svg>',
  '</svg>',
  '<br>',
  '"',
  "'",
  '>',
  '<',
  '&lt;',
  '&#60;',
  'words',
  '<img onerror=x>',
  '\\',
  '/',
);
const markup = fc
  .array(fc.oneof({ weight: 4, arbitrary: pieces }, { weight: 1, arbitrary: fc.string() }), { maxLength: 40 })
  .map((parts) => parts.join(''));

law('sanitizing is idempotent', [markup], (html) => {
  const once = safeRichText(html);
  expect(textOf(safeRichText(htmlOf(once)))).toBe(textOf(once));
});

law(
  'every input is accepted, and the output contains only strings, allowed elements and safe links',
  [fc.string({ unit: 'binary', maxLength: 200 })],
  (html) => {
    expect(JSON.stringify(safeRichText(html))).not.toMatch(/"href":"\s*(?:javascript|data|vbscript):/i);
  },
);
