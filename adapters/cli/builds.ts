import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ShopBuild } from '../web/server/load-front.ts';

export type BuildsOptions = {
  /** The folder that contains the builds. */
  readonly folder: string;
  /** Writes `client` and `server` into a new folder. */
  readonly make: (folder: string) => Promise<void>;
  /** Returns a hash that identifies the current sources. */
  readonly fingerprint: () => string;
  /** Number of the newest builds that are always kept. */
  readonly keep: number;
  /** Minimum time for which a replaced build is kept that a process has served, in milliseconds. */
  readonly keepMs: number;
  readonly now?: () => Date;
};

export type Builds = {
  /** The build that a new process serves; undefined if there is none. */
  readonly current: () => ShopBuild | undefined;
  /** Whether the current build was made from the current sources. */
  readonly isFresh: () => boolean;
  /** Makes a build, selects it, and removes old ones that no process uses. A failed build changes nothing. */
  readonly build: () => Promise<ShopBuild>;
  /** Prevents the deletion of a build while this process runs. */
  readonly hold: (build: ShopBuild) => void;
};

const CURRENT = 'current';
const SOURCES = 'sources.txt';
const USERS = 'used-by';
const UNFINISHED = 'unfinished-';
/** Time in milliseconds after which an unfinished folder without a process id counts as abandoned. */
const ABANDONED_MS = 3_600_000;

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * The id of the process that makes an unfinished build (`unfinished-4711-abcdef`) or its pointer
 * (`unfinished-pointer-4711`); undefined for any other name.
 */
const makerOf = (name: string): number | undefined => {
  const [, pid] = /^unfinished-(?:pointer-(?=\d+$))?(\d+)(?:-|$)/.exec(name) ?? [];
  return pid === undefined ? undefined : Number(pid);
};

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * The time of a build, in milliseconds since 1970, from its name, such as 2026-11-22T14-50-03.123Z-abcdef. The last
 * part distinguishes builds of the same millisecond.
 */
const timeOf = (name: string): number => {
  const [, day, hour, minute, second] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3})Z-/.exec(name) ?? [];
  return day === undefined ? Number.NaN : Date.parse(`${day}T${hour}:${minute}:${second}Z`);
};

/**
 * Manages a folder of builds. A build gets its final name only when it is complete, and never changes afterwards; a
 * pointer file names the current build.
 */
export const makeBuilds = ({
  folder,
  make,
  fingerprint,
  keep,
  keepMs,
  now = () => new Date(),
}: BuildsOptions): Builds => {
  /** Names of the builds, newest first. */
  const names = (): readonly string[] =>
    namesIn(folder)
      .filter((name) => !Number.isNaN(timeOf(name)))
      .toSorted()
      .toReversed();
  const buildOf = (name: string): ShopBuild => ({
    client: join(folder, name, 'client'),
    server: join(folder, name, 'server'),
    others: () =>
      names()
        .filter((one) => one !== name)
        .map((one) => join(folder, one, 'client')),
  });
  const currentName = (): string | undefined => {
    const pointer = join(folder, CURRENT);
    const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : undefined;
    return name !== undefined && !Number.isNaN(timeOf(name)) && existsSync(join(folder, name)) ? name : undefined;
  };
  const isInUse = (name: string): boolean => namesIn(join(folder, name, USERS)).some((pid) => isAlive(Number(pid)));

  const wasServed = (name: string): boolean => existsSync(join(folder, name, USERS));

  const prune = (): void => {
    const current = currentName();
    const all = names();
    all.forEach((name, index) => {
      const replacedAt = timeOf(all[index - 1] ?? name);
      // No page has been loaded from a build that no process has served.
      const isUnneeded = !wasServed(name) || now().getTime() - replacedAt >= keepMs;
      const isOld = index >= keep && isUnneeded;
      if (isOld && name !== current && !isInUse(name)) rmSync(join(folder, name), { recursive: true, force: true });
    });
  };

  const isAbandoned = (name: string): boolean => {
    const maker = makerOf(name);
    if (maker !== undefined) return !isAlive(maker);
    const made = statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    return now().getTime() - made > ABANDONED_MS;
  };

  /** Deletes unfinished files of builds that were canceled. */
  const removeAbandoned = (): void => {
    for (const name of namesIn(folder).filter((one) => one.startsWith(UNFINISHED) && isAbandoned(one)))
      rmSync(join(folder, name), { recursive: true, force: true });
  };

  return {
    current: () => {
      const name = currentName();
      return name === undefined ? undefined : buildOf(name);
    },
    isFresh: () => {
      const name = currentName();
      return name !== undefined && readFileSync(join(folder, name, SOURCES), 'utf8') === fingerprint();
    },
    build: async () => {
      mkdirSync(folder, { recursive: true });
      removeAbandoned();
      const unfinished = mkdtempSync(join(folder, `${UNFINISHED}${process.pid}-`));
      try {
        // Computed before the build, so that a build counts as outdated if a file is edited while it is made.
        const sources = fingerprint();
        await make(unfinished);
        writeFileSync(join(unfinished, SOURCES), sources);
        const name = `${now().toISOString().replaceAll(':', '-')}-${basename(unfinished).split('-').at(-1)}`;
        // Renaming is atomic: other processes see either a complete build or none, and the same holds for the pointer.
        renameSync(unfinished, join(folder, name));
        const pointer = join(folder, `${UNFINISHED}pointer-${process.pid}`);
        writeFileSync(pointer, name);
        renameSync(pointer, join(folder, CURRENT));
        prune();
        return buildOf(name);
      } catch (failure) {
        rmSync(unfinished, { recursive: true, force: true });
        throw failure;
      }
    },
    hold: ({ client }) => {
      const users = join(dirname(client), USERS);
      const mark = join(users, String(process.pid));
      mkdirSync(users, { recursive: true });
      writeFileSync(mark, '');
      process.once('exit', () => rmSync(mark, { force: true }));
    },
  };
};
