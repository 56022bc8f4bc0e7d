import { expect, test } from 'vitest';
import { unsafeMarkup } from './unsafe-markup.ts';

test('the scripts of the build, data and safe links are no unsafe markup', () =>
  expect(
    unsafeMarkup(
      '<script type="module" src="/assets/a.js"></script><script type="application/json">{"a":"\\u003cscript>"}</script><a href="/en-us">a</a><a href="mailto:a@b.example">b</a>',
    ),
  ).toEqual([]));

test.each([
  ['a script of its own', '<script>run()</script>'],
  ['data that end their script', '<script type="application/json">{"a":"</script><script>run()</script>'],
  ['a script of another host', '<script src="//evil.example/a.js"></script>'],
  ['a handler', '<img src="/a.webp" onerror="run()">'],
  ['a style attribute', '<p style="color:red">a</p>'],
  ['a script as an address', '<a href=" javascript:run()">a</a>'],
  ['a script with a line break in its scheme', '<a href="java&#10;script:run()">a</a>'],
  ['a document as an address', '<a href="data:text/html,a">a</a>'],
  ['a form that leads to a script', '<form action="javascript:run()"></form>'],
  ['a frame', '<iframe src="/a"></iframe>'],
  ['a header', '<meta http-equiv="refresh" content="0">'],
])('%s is unsafe markup', (_, html) => expect(unsafeMarkup(html)).not.toEqual([]));
