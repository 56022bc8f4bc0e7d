import { describe, expect, test } from 'vitest';
import { embeddedJson, writeDocument } from '#adapters/web/rendering/document.ts';

const html = '<!DOCTYPE html><html lang="en"><head><title>Shop</title></head><body><main>Hello</main></body></html>';
const parts = {
  html,
  pageData: { a: 1 },
  structuredData: [],
  styles: { linked: ['/assets/a.css', '/assets/b.css'], contained: { addresses: [], text: '' } },
  script: '/assets/starter.js',
};
const evil = '</script><b>';

/** Contents of the data blocks as a browser parses them. */
const blocksOf = (document: string, type: string): readonly unknown[] =>
  [...document.matchAll(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`, 'gs'))].map(([, text]) =>
    JSON.parse(text ?? ''),
  );

describe('SEO-07 embedded text', () => {
  test.each([evil, '<!--<script>', ']]>', '\u2028\u2029', '"\\', '$& $1 $$'])(
    'stays inside its block and is unchanged when it is read: %j',
    (name) => {
      const document = writeDocument({ ...parts, pageData: { name }, structuredData: [{ name }, { other: name }] });
      expect(blocksOf(document, 'application/json')).toEqual([{ name }]);
      expect(blocksOf(document, 'application/ld\\+json')).toEqual([{ name }, { other: name }]);
    },
  );

  test('contains no character that begins a tag or a comment', () => {
    expect(embeddedJson({ name: evil })).toBe(String.raw`{"name":"\u003c/script>\u003cb>"}`);
  });
});

describe('the document', () => {
  test('has its styles in order and its one script at the end of the head', () => {
    const document = writeDocument(parts);
    expect(document).toContain(
      '<title>Shop</title><link rel="stylesheet" href="/assets/a.css"><link rel="stylesheet" href="/assets/b.css"><script type="module" async blocking="render" src="/assets/starter.js"></script></head>',
    );
    expect(document).toContain(
      '<main>Hello</main><script type="application/json" id="page-data">{"a":1}</script></body></html>',
    );
  });

  test('contains small styles after the linked ones, and names their sheets so that no script loads them again', () => {
    const contained = { addresses: ['/assets/c.css', '/assets/d.css'], text: '.c{}.d::before{content:"$&"}' };
    expect(writeDocument({ ...parts, styles: { linked: ['/assets/a.css'], contained } })).toContain(
      '<link rel="stylesheet" href="/assets/a.css"><style>.c{}.d::before{content:"$&"}</style><link rel="stylesheet" type="text/plain" href="/assets/c.css"><link rel="stylesheet" type="text/plain" href="/assets/d.css"><script',
    );
  });

  test('names the scripts to preload', () => {
    expect(writeDocument({ ...parts, modules: ['/assets/page.js', '/assets/engine.js'] })).toContain(
      'src="/assets/starter.js" data-eager="/assets/page.js /assets/engine.js"></script>',
    );
    expect(writeDocument(parts)).not.toContain('data-eager');
  });

  test('has one document type, also if none was rendered', () => {
    for (const rendered of [html, html.replace('<!DOCTYPE html>', '')])
      expect(writeDocument({ ...parts, html: rendered }).match(/<!DOCTYPE html>/g)).toHaveLength(1);
  });

  test('has no script with executable embedded text', () => {
    const document = writeDocument({ ...parts, structuredData: [{ a: 1 }] });
    const running = [
      ...document.matchAll(/<script(?![^>]*type="application\/(?:ld\+)?json")[^>]*>(.*?)<\/script>/gs),
    ].map(([, text]) => text);
    expect(running).toEqual(['']);
  });

  test('data goes before the last end of the body, whatever the text of the page contains', () => {
    const document = writeDocument({ ...parts, html: html.replace('Hello', '<textarea></body></textarea>') });
    expect(document.endsWith('<script type="application/json" id="page-data">{"a":1}</script></body></html>')).toBe(
      true,
    );
    expect(document).toContain('<textarea></body></textarea>');
  });

  test('addresses of styles are escaped', () => {
    expect(writeDocument({ ...parts, styles: { ...parts.styles, linked: ['/a.css?x="&y'] } })).toContain(
      'href="/a.css?x=&quot;&amp;y"',
    );
  });
});
