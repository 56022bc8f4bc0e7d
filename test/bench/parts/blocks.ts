import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchWholeBrowser, temporaryFolder } from '#test/support/browser.ts';
import { oneSampleOfEach, isInteractiveSample } from '#test/support/sample-documents.ts';
import { writeBlock } from '#core/content/blocks/codecs.ts';
import { CPU_RATE, visitsOnPhone, type PhoneVisit } from '../phone-visit.ts';
import { runCommand } from '../servers/child-process.ts';
import { kilobytes, median } from '../table.ts';
import type { BenchPart } from './bench-part.ts';

/** How much longer than the same page without interactive blocks a page with all blocks may take. */
const RATIO = 1.3;

const hero = oneSampleOfEach.filter(({ _tag }) => _tag === 'hero-standard');
/** One sample of each block, the hero first: it has the largest picture of both pages. */
const all = [...hero, ...oneSampleOfEach.filter((sample) => !hero.includes(sample))];
const pages = {
  'all-blocks': all,
  'still-blocks': all.filter((sample) => !isInteractiveSample(sample)),
} as const;

const publish = async (databaseUrl: string): Promise<void> => {
  const folder = await temporaryFolder();
  try {
    for (const [name, samples] of Object.entries(pages)) {
      const file = join(folder.path, `${name}.json`);
      const body = {
        id: name,
        name,
        seo: { title: name, description: '' },
        sections: [{ id: 'main', items: samples.map(writeBlock) }],
      };
      await writeFile(file, JSON.stringify(body));
      await runCommand(['adapters/cli/main.ts', 'content', 'put', `page/${name}`, file, '--publish'], {
        DATABASE_URL: databaseUrl,
      });
    }
  } finally {
    await folder.remove();
  }
};

/** A page with one block of each type, and the same page without those that are hydrated, on a phone. */
export const blocks: BenchPart = async (bench) => {
  await publish(await bench.filledDatabase());
  const { url } = await bench.shop();
  const browser = await launchWholeBrowser();
  try {
    const addresses = Object.keys(pages).map((name) => `${url}/en-us/${name}`);
    const [whole = [], still = []] = await visitsOnPhone(browser, addresses, bench.visits);
    const of = (visits: readonly PhoneVisit[], figure: keyof PhoneVisit): number =>
      median(visits.map((one) => one[figure]));
    const bytesOf = (figure: 'html' | 'css' | 'scripts', what: string) => ({
      what: `${what} of all ${pages['all-blocks'].length} blocks; of the ${pages['still-blocks'].length} that are not hydrated`,
      value: `${kilobytes(of(whole, figure))}; ${kilobytes(of(still, figure))}`,
    });
    const timeOf = (figure: 'lcp' | 'hydration', what: string) => {
      const times = [of(whole, figure), of(still, figure)] as const;
      return {
        what,
        value: `${Math.round(times[0])} ms; ${Math.round(times[1])} ms; x${(times[0] / times[1]).toFixed(2)}`,
        budget: `x${RATIO}`,
      };
    };
    return {
      title: `A page with all blocks, CPU x${CPU_RATE}, 150 ms and 1.6 Mbit/s applied by the browser (median of ${bench.visits})`,
      rows: [
        bytesOf('html', 'HTML on the wire'),
        bytesOf('css', 'CSS'),
        bytesOf('scripts', 'scripts, with the engine'),
        timeOf('lcp', 'LCP; without interactive blocks; ratio'),
        timeOf('hydration', 'request for the scripts to hydrated; without interactive blocks; ratio'),
        {
          what: 'CLS; without interactive blocks',
          value: `${of(whole, 'cls').toFixed(3)}; ${of(still, 'cls').toFixed(3)}`,
          budget: '0.000',
        },
      ],
    };
  } finally {
    await browser.close();
  }
};
