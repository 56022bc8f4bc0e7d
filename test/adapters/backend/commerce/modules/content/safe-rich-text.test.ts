import { describe, expect, test } from 'vitest';
import { safeRichText } from '#adapters/backend/commerce/modules/content/safe-rich-text.ts';

/** Payloads by classes of known attacks on sanitizers. */
const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<script>/*',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script x="</script>">alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=x:x onerror="alert(1)"//',
  '<image/src/onerror=prompt(8)>',
  '<input onfocus=alert(1) autofocus>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&colon;alert(1)">x</a>',
  "<a href='&#106;avascript:alert(1)'>x</a>",
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="http:evil.example">x</a>',
  '<a href="javascript://%0aalert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href=javascript:alert(1) href=/fine>x</a>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<style>@import "//evil.example"</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<!DOCTYPE x [<!ENTITY y "z">]>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>',
  '<p id=__proto__ name=constructor>x</p>',
  '<constructor>x</constructor>',
  '<__proto__>x</__proto__>',
  '<p><',
  '<',
  '<p',
  '</',
  '</p',
  '<a href="',
  '<a href=',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="&#1114112;javascript:alert(1)">x</a>',
  `${'<p>'.repeat(5000)}x`,
  `${'<b><i>'.repeat(500)}x`,
  '<ul><li><ul><li>'.repeat(200),
];

/** Every element of a tree with its attributes. */
const elementsOf = (
  nodes: ReturnType<typeof safeRichText>,
): readonly { readonly tag: string; readonly keys: readonly string[]; readonly href?: string }[] =>
  nodes.flatMap((node) =>
    typeof node === 'string'
      ? []
      : [
          { tag: node.tag, keys: Object.keys(node), ...('href' in node ? { href: node.href } : {}) },
          ...elementsOf(node.children),
        ],
  );

const allowed = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'blockquote', 'sup', 'sub', 'a'];

describe('CNT-11 rich text is sanitized: no script, event attributes or javascript: links', () => {
  test.each(attacks)('%j', (attack) => {
    for (const html of [attack, `<p>before ${attack} after</p>`, `${attack}<p>after</p>`]) {
      for (const { tag, keys, href } of elementsOf(safeRichText(html))) {
        expect(allowed).toContain(tag);
        expect(keys.filter((key) => !['tag', 'children', 'href', 'newWindow'].includes(key))).toEqual([]);
        if (href !== undefined) expect(new URL(href, 'https://shop.example/en-us').origin).toBe('https://shop.example');
      }
    }
  });

  test('a script is removed together with its text', () =>
    expect(safeRichText('<p>a<script>alert(1)</script>b</p>')).toEqual([{ tag: 'p', children: ['a', 'b'] }]));
});

describe('CNT-41 rich text', () => {
  test.each([
    [
      '<p>Two <b>strong</b> and <i>soft</i> words</p>',
      [
        {
          tag: 'p',
          children: [
            'Two ',
            { tag: 'strong', children: ['strong'] },
            ' and ',
            { tag: 'em', children: ['soft'] },
            ' words',
          ],
        },
      ],
    ],
    ['<div>An unknown element <span>leaves</span> its words</div>', ['An unknown element ', 'leaves', ' its words']],
    [
      '<h1>Title</h1><p>one<p>two',
      [
        { tag: 'h2', children: ['Title'] },
        { tag: 'p', children: ['one'] },
        { tag: 'p', children: ['two'] },
      ],
    ],
    [
      '<ul><li>a<li>b</ul>',
      [
        {
          tag: 'ul',
          children: [
            { tag: 'li', children: ['a'] },
            { tag: 'li', children: ['b'] },
          ],
        },
      ],
    ],
    ['one<br/>two', ['one', { tag: 'br', children: [] }, 'two']],
    ['Salt &amp; pepper &#8211; 5&nbsp;g &unknown;', ['Salt & pepper – 5\u00a0g &unknown;']],
    [
      '<a href="/c/sale-6000" target="_blank">Sale</a>',
      [{ tag: 'a', href: '/c/sale-6000', newWindow: true, children: ['Sale'] }],
    ],
    [
      '<a href="https://example.org/?a=1&amp;b=2">out</a>',
      [{ tag: 'a', href: 'https://example.org/?a=1&b=2', newWindow: false, children: ['out'] }],
    ],
    ['1 < 2', ['1 < 2']],
    ['Qu&eacute;bec, &OElig;uvre, na&iuml;ve &euro; &half; &hearts; &NotEqualTilde;', ['Québec, Œuvre, naïve € ½ ♥ ≂̸']],
    ['no semicolon: caf&eacute, &copy 2026 &notit;', ['no semicolon: café, © 2026 ¬it;']],
    ['&#233; &#xe9; &#XE9; &#128; &#x1F600; &#0; &#xD800; &#99999999;', ['é é é € 😀 \ufffd \ufffd \ufffd']],
    [
      '<a href="/recherche?q=qu&eacute;bec&amp;copy=1">x</a>',
      [{ tag: 'a', href: '/recherche?q=québec&copy=1', newWindow: false, children: ['x'] }],
    ],
    ['&amp;eacute; is read once', ['&eacute; is read once']],
  ])('%s', (html, tree) => expect(safeRichText(html)).toEqual(tree));
});

describe('100 KB of the worst input takes time in proportion to its length', () => {
  const KB = 1024;
  const pieces = [
    '<',
    '<!--',
    '<!',
    '<?',
    '</',
    '<a ',
    '<a href="',
    "<a href='",
    '<b>',
    '<b><i>',
    '</b>',
    '<p>',
    '<ul><li>',
    '<x y=1 ',
    '<script',
    '<script>',
    '</script',
    '<style></',
    '<textarea>&',
    '<svg>',
    '</svg>',
    '<title>',
    '<plaintext>',
    '&',
    '&#',
    '&#x',
    '&a',
    '&#1',
    '&amp',
    '&CounterClockwiseContourIntegra',
    '<p &',
    '<![CDATA[',
    '-->',
    '--',
    '"',
    "'",
    '\\',
    ' ',
    '\u0000',
    '\ud800',
    '<a b="&amp" ',
  ];
  const filled = (piece: string, length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const millisecondsOf = (html: string): number => {
    const begin = performance.now();
    safeRichText(html);
    return performance.now() - begin;
  };
  const fastest = (html: string): number => Math.min(...[1, 2, 3].map(() => millisecondsOf(html)));

  test.each(pieces)('%j', (piece) => {
    // Quadratic work takes 64 times as long for eight times the text, linear work eight times; less than 150 ms is
    // within the noise.
    for (const around of [
      (text: string) => text,
      (text: string) => `<a href="/x" title="${text}`,
      (text: string) => `<b>${text}</i>`,
    ]) {
      const [part, whole] = [fastest(around(filled(piece, 12.5 * KB))), fastest(around(filled(piece, 100 * KB)))];
      expect(whole).toBeLessThan(Math.max(150, part * 24));
    }
  });
});
