import { setup as buildShop } from '#test/support/built-shop.ts';
import { openBench } from './open-bench.ts';
import type { BenchPart } from './parts/bench-part.ts';
import { blocks } from './parts/blocks.ts';
import { bytes } from './parts/bytes.ts';
import { clicks } from './parts/clicks.ts';
import { flows } from './parts/flows.ts';
import { growth } from './parts/growth.ts';
import { install } from './parts/install.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { pictures } from './parts/pictures.ts';
import { pricing } from './parts/pricing.ts';
import { service } from './parts/service.ts';
import { signIns } from './parts/sign-ins.ts';
import { ssr } from './parts/ssr.ts';
import { start } from './parts/start.ts';
import { vitals } from './parts/vitals.ts';
import { writeTable, type Section } from './table.ts';

const parts: { readonly [name: string]: BenchPart } = {
  bytes,
  vitals,
  blocks,
  lighthouse,
  clicks,
  ssr,
  service,
  flows,
  growth,
  pricing,
  'sign-ins': signIns,
  pictures,
  start,
  install,
};

/**
 * `npm run bench`, or `npm run bench -- --only bytes,ssr`: one table, and no pass or fail by time. With `--thorough`
 * medians are of five visits.
 */
const chosen = (args: readonly string[]): readonly string[] => {
  const at = args.indexOf('--only');
  return at === -1 ? Object.keys(parts) : (args[at + 1] ?? '').split(',');
};

const names = chosen(process.argv.slice(2));
const unknown = names.find((name) => parts[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}": ${Object.keys(parts).join(', ')}.`);
  process.exit(2);
}

await buildShop();
const bench = openBench({ visits: process.argv.includes('--thorough') ? 5 : 3 });
const sections: Section[] = [];
try {
  for (const name of names) {
    console.error(`${name} …`);
    const section = await parts[name]?.(bench);
    if (section !== undefined) sections.push(section);
  }
} finally {
  await bench.close();
}
console.log(writeTable(sections));
