import '#test/support/seed.ts';
import fc from 'fast-check';
import { sampleDocuments } from '#test/support/sample-documents.ts';

/** The property of the global object that a hostile script sets when it runs. */
export const HOSTILE_MARK = 'hostileScriptRan';
/** A host that hostile addresses name. */
export const HOSTILE_HOST = 'evil.example';

const RUN = `window.${HOSTILE_MARK}=1`;

const hostileTexts = [
  `<script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `"><svg onload=${RUN}>`,
  `</script><script>${RUN}</script>`,
  `--><script>${RUN}</script><!--`,
  `]]><script>${RUN}</script>`,
  `</style><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `' onmouseover='${RUN}`,
  `" autofocus onfocus="${RUN}`,
  '<script>alert(1)</script>',
  `javascript:${RUN}`,
  ` jAvAsCrIpT:${RUN}`,
  `java\nscript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${RUN}"/>`,
  `blob:https://${HOSTILE_HOST}/x`,
  'file:///etc/passwd',
  `//${HOSTILE_HOST}`,
  `\\\\${HOSTILE_HOST}`,
  `https://${HOSTILE_HOST}/x`,
  `https://youtu.be/"><script>${RUN}</script>`,
  `{{constructor.constructor("${RUN}")()}}`,
  `\${${RUN}}`,
  '__proto__',
  'constructor',
  `#fff;}body{display:none}*{background:url(//${HOSTILE_HOST}/x)`,
  `red;background:url(https://${HOSTILE_HOST}/x)`,
  `expression(${RUN})`,
  `@import "//${HOSTILE_HOST}/x.css"`,
  '../../etc/passwd',
  'x'.repeat(5000),
  '\u202e\u2028\ufeff',
];

const hostile = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e21,
    [],
    {},
    [[]],
    { html: `<p onclick="${RUN}"><script>${RUN}</script><a href="javascript:${RUN}">y</a></p>` },
    { html: `<svg><style><img src=x onerror=${RUN}></style></svg><math><mi><script>${RUN}</script></mi></math>` },
    { __proto__: { tag: 'script' }, tag: 'script', children: [RUN] },
    [
      { tag: 'a', href: `javascript:${RUN}`, children: ['x'] },
      { tag: 'iframe', children: [] },
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.integer(),
);

/** `hole` removes a part, `value` replaces one, `text` replaces or continues one that is a text. */
type Change = { readonly at: number; readonly value: unknown; readonly kind: 'hole' | 'value' | 'text' };

/** Makes a hole in a document, or puts a hostile value into it: `at` chooses one of its places. */
const changed = (document: unknown, { at, value, kind }: Change): unknown => {
  const copy: unknown = structuredClone(document);
  const places: (readonly [owner: object, key: string, part: unknown])[] = [];
  const walk = (owner: unknown): void => {
    if (typeof owner !== 'object' || owner === null) return;
    for (const [key, part] of Object.entries(owner)) {
      if (kind !== 'text' || typeof part === 'string') places.push([owner, key, part]);
      walk(part);
    }
  };
  walk(copy);
  const [owner, key, part] = places[at % places.length] ?? [{}, '', ''];
  if (kind === 'hole') {
    if (Array.isArray(owner)) owner.splice(Number(key), 1);
    else Reflect.deleteProperty(owner, key);
  } else Reflect.set(owner, key, kind === 'text' && at % 2 === 0 ? `${String(part)}${String(value)}` : value);
  return copy;
};

/** A content page of one to four blocks as an editor writes them, with holes and hostile values. */
export const hostilePage: fc.Arbitrary<unknown> = fc
  .record({
    blocks: fc.array(fc.constantFrom(...sampleDocuments), { minLength: 1, maxLength: 4 }),
    changes: fc.array(
      fc.record({
        at: fc.nat(100_000),
        value: hostile,
        kind: fc.constantFrom<Change['kind']>('hole', 'value', 'text', 'text'),
      }),
      { maxLength: 6 },
    ),
  })
  .map(({ blocks, changes }) =>
    changes.reduce(changed, {
      id: 'sale',
      name: 'sale',
      seo: { title: 'Sale', description: '' },
      sections: [{ id: 's', items: blocks }],
    } as unknown),
  );
