import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf } from '#adapters/cli/build.ts';
import { makeBuilds, type BuildsOptions } from '#adapters/cli/builds.ts';
import { temporaryFolder } from '#test/support/browser.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => void (folder = await temporaryFolder()));
afterEach(() => folder.remove());

const HOUR_MS = 3_600_000;

let time = Date.parse('2026-01-01T00:00:00Z');
/** Builds that are made at once, an hour apart. */
const openBuilds = (more: Partial<BuildsOptions> = {}) => {
  let sources = 'first000';
  const builds = makeBuilds({
    folder: join(folder.path, 'builds'),
    make: async (into) => {
      time += HOUR_MS;
      await mkdir(join(into, 'client'));
      await mkdir(join(into, 'server'));
    },
    fingerprint: () => sources,
    keep: 2,
    keepMs: 0,
    now: () => new Date(time),
    ...more,
  });
  return { builds, edit: (to: string) => void (sources = to) };
};
/** Without the folder's name, which contains its time. */
const namesOf = async () =>
  (await readdir(join(folder.path, 'builds'))).filter((name) => name !== 'current').toSorted();

describe('builds', () => {
  test('each has its own folder, and a new process serves the latest', async () => {
    const { builds } = openBuilds();
    expect(builds.current()).toBeUndefined();
    const first = await builds.build();
    const second = await builds.build();
    expect(second.client).not.toBe(first.client);
    expect(builds.current()).toMatchObject({ client: second.client, server: second.server });
    expect([existsSync(first.client), existsSync(first.server)]).toEqual([true, true]);
    expect([first.others?.(), second.others?.()]).toEqual([[second.client], [first.client]]);
  });

  test('a failed one keeps the current one, and leaves no files', async () => {
    const { builds } = openBuilds();
    const first = await builds.build();
    const { builds: broken } = openBuilds({ make: async () => Promise.reject(new Error('a mistake in a source')) });
    await expect(broken.build()).rejects.toThrow('a mistake in a source');
    expect(builds.current()).toMatchObject({ client: first.client });
    expect(await namesOf()).toHaveLength(1);
  });

  test('is stale once the sources differ, and when they change while it is made', async () => {
    const { builds, edit } = openBuilds();
    expect(builds.isFresh()).toBe(false);
    await builds.build();
    expect(builds.isFresh()).toBe(true);
    edit('second00');
    expect(builds.isFresh()).toBe(false);
    const late = openBuilds({ make: async () => late.edit('third000') });
    await late.builds.build();
    expect(late.builds.isFresh()).toBe(false);
  });

  test('old ones are removed, except the newest ones and the current one', async () => {
    const { builds } = openBuilds();
    const made = [await builds.build(), await builds.build(), await builds.build(), await builds.build()];
    expect(made.map(({ client }) => existsSync(client))).toEqual([false, false, true, true]);
  });

  test('one that was served and replaced less than a day ago stays, however many were made since', async () => {
    const { builds } = openBuilds({ keepMs: 2.5 * HOUR_MS });
    const made = [];
    for (let count = 0; count < 8; count += 1) {
      const build = await builds.build();
      // By a process that has ended.
      await mkdir(join(build.client, '../used-by'));
      made.push(build);
    }
    const left = made.map(({ client }) => existsSync(client));
    // Replaced 0, 1 and 2 hours ago, and the current one.
    expect(left).toEqual([false, false, false, false, true, true, true, true]);
  });

  test('one that no process has served is removed at once: no page needs its files', async () => {
    const { builds } = openBuilds({ keepMs: 24 * HOUR_MS });
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push(await builds.build());
    expect(made.map(({ client }) => existsSync(client))).toEqual([false, false, false, true, true]);
  });

  test('one used by a running process stays; that of an ended process does not', async () => {
    const { builds } = openBuilds();
    const [held, left] = [await builds.build(), await builds.build()];
    builds.hold(held);
    await mkdir(join(left.client, '../used-by'));
    // Above the highest process id of Linux.
    await writeFile(join(left.client, '../used-by', '4194305'), '');
    await builds.build();
    await builds.build();
    expect([existsSync(held.client), existsSync(left.client)]).toEqual([true, false]);
  });

  test('files of an interrupted build are removed after an hour', async () => {
    const { builds } = openBuilds({ now: () => new Date() });
    await builds.build();
    for (const [name, hours] of [
      ['unfinished-old', 2],
      ['unfinished-new', 0],
    ] as const) {
      const path = join(folder.path, 'builds', name);
      await mkdir(path);
      await utimes(path, new Date(), new Date(Date.now() - hours * HOUR_MS));
    }
    await builds.build();
    expect((await namesOf()).filter((name) => name.startsWith('unfinished'))).toEqual(['unfinished-new']);
  });
});

describe('a canceled build', () => {
  // Above the highest process id of Linux.
  const DEAD = 4_194_305;
  const leave = (name: string) => mkdir(join(folder.path, 'builds', name), { recursive: true });
  const leftovers = async () => (await namesOf()).filter((name) => name.startsWith('unfinished'));

  test('leaves a folder that the next build removes at once, even if that one fails', async () => {
    await leave(`unfinished-${DEAD}-aaaaaa`);
    const { builds: broken } = openBuilds({ make: async () => Promise.reject(new Error('a mistake in a source')) });
    await expect(broken.build()).rejects.toThrow('a mistake in a source');
    expect(await leftovers()).toEqual([]);
  });

  test('is distinguished from a running one by the process id in the name of its folder', async () => {
    await leave(`unfinished-${process.pid}-bbbbbb`);
    let own: readonly string[] = [];
    const { builds } = openBuilds({
      make: async (into) => {
        own = [into];
        await mkdir(join(into, 'client'));
      },
    });
    await builds.build();
    expect(own[0]).toMatch(new RegExp(`unfinished-${process.pid}-\\w+$`));
    expect(await leftovers()).toEqual([`unfinished-${process.pid}-bbbbbb`]);
  });
});

describe('the fingerprint of the sources', () => {
  const write = async (file: string, text: string) => {
    await mkdir(join(folder.path, file, '..'), { recursive: true });
    await writeFile(join(folder.path, file), text);
  };
  const files = [
    'core/a.ts',
    'ui/b.tsx',
    'ui/design/c.css',
    'adapters/web/build/chunks.ts',
    'adapters/http/d.ts',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
  ];
  beforeEach(() =>
    Promise.all([...files, 'adapters/backend/e.ts', 'adapters/cli/f.ts'].map((file) => write(file, file))),
  );

  test.each(files)('changes when %s is edited', async (file) => {
    const before = fingerprintOf(folder.path);
    await write(file, 'edited');
    expect(fingerprintOf(folder.path)).not.toBe(before);
  });

  test('changes when a file is added, deleted or renamed', async () => {
    const fingerprints = [fingerprintOf(folder.path)];
    await write('ui/new.tsx', 'new');
    fingerprints.push(fingerprintOf(folder.path));
    await rm(join(folder.path, 'ui/new.tsx'));
    await rm(join(folder.path, 'core/a.ts'));
    fingerprints.push(fingerprintOf(folder.path));
    await write('core/z.ts', 'core/a.ts');
    fingerprints.push(fingerprintOf(folder.path));
    expect(new Set(fingerprints).size).toBe(4);
  });

  test('is unchanged in a copy with other times, and when only documents and what Node loads are edited', async () => {
    const before = fingerprintOf(folder.path);
    await write('core/README.md', 'edited');
    await write('adapters/backend/e.ts', 'edited');
    await write('adapters/cli/f.ts', 'edited');
    await utimes(join(folder.path, 'core/a.ts'), 0, 0);
    expect(fingerprintOf(folder.path)).toBe(before);
    const copy = await temporaryFolder();
    await cp(folder.path, copy.path, { recursive: true });
    expect(fingerprintOf(copy.path)).toBe(before);
    expect(await readFile(join(copy.path, 'core/a.ts'), 'utf8')).toBe('core/a.ts');
    await copy.remove();
  });
});
