// `npx node test/tools/blocks/main.ts`: the types of content blocks as a table in Markdown. It reads a build, and makes
// one if the sources have changed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as t from 'io-ts';
import { contentRows } from '#adapters/backend/seed/content-rows.ts';
import { MODULES_FILE } from '#adapters/web/build/list-modules.ts';
import { blockCodecs } from '#core/content/blocks/codecs.ts';
import { wireSize } from '#test/bench/bytes/brotli.ts';
import { builtShop, setup as buildShop } from '#test/support/built-shop.ts';
import { decoded } from '#test/support/decoded.ts';
import { samplesOfBlocks, isInteractiveSample } from '#test/support/sample-documents.ts';

const Modules = t.record(t.string, t.array(t.string));
const Manifest = t.record(
  t.string,
  t.intersection([t.type({ file: t.string }), t.partial({ css: t.array(t.string) })]),
);

/** Documents that are named for a type; the others are counted. */
const MOST_PLACES = 3;

/** The types of blocks in a value, at all depths. */
const typesIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'type' in value && typeof value.type === 'string' ? [value.type] : [];
  return [...own, ...Object.values(value).flatMap(typesIn)];
};

const placesByType = (): ReadonlyMap<string, readonly string[]> => {
  const places = new Map<string, string[]>();
  for (const { siteId, kind, name, body } of contentRows()) {
    if (siteId !== 'nordkamm-us') continue;
    for (const type of new Set(typesIn(body)))
      places.set(type, [...(places.get(type) ?? []), kind === name ? kind : `${kind}/${name}`]);
  }
  return places;
};

const sizesOf = (client: string) => {
  const read = <Value>(file: string, codec: t.Type<Value, unknown>): Value =>
    decoded(codec, JSON.parse(readFileSync(join(client, file), 'utf8')));
  const manifest = read('.vite/manifest.json', Manifest);
  const modules = read(MODULES_FILE, Modules);
  return (view: string): readonly [script: number, sheets: number] => {
    const found = Object.entries(modules).find(([, ids]) => ids.some((id) => id.endsWith(`/${view}`)));
    const chunk = Object.values(manifest).find(({ file }) => file === found?.[0]);
    if (chunk === undefined) throw new Error(`The build holds no ${view}`);
    const sheets = (chunk.css ?? []).reduce((sum, sheet) => sum + wireSize(join(client, sheet)), 0);
    return [wireSize(join(client, chunk.file)), sheets];
  };
};

const placesText = (places: readonly string[]): string => {
  const rest = places.length - MOST_PLACES;
  return places.slice(0, MOST_PLACES).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
};

await buildShop();
const sizes = sizesOf(builtShop().client);
const places = placesByType();
console.log('| Type | Samples | View | Placed in | Script, bytes | Sheets, bytes | Hydrated |');
console.log('| --- | --- | --- | --- | ---: | ---: | --- |');
for (const type of Object.keys(blockCodecs).toSorted()) {
  const samples = samplesOfBlocks.filter(({ _tag }) => _tag === type);
  const hydrated = samples.filter(isInteractiveSample).length;
  const view = `ui/blocks/${type}/view.tsx`;
  const [script, sheets] = sizes(view);
  const when =
    hydrated === 0 ? 'never' : hydrated === samples.length ? 'always' : `${hydrated} of ${samples.length} samples`;
  console.log(
    `| ${[type, samples.length, view, placesText(places.get(type) ?? []), script, sheets, when].join(' | ')} |`,
  );
}
