import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage } from '#adapters/cli/build-package.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a program and returns what it prints. */
export const runProgram = promisify(execFile);

/** A project of another team: a folder with the examples of the documents, in which npm has linked the package. */
export type PackageProject = {
  readonly path: string;
  /** The folder of the built package. */
  readonly built: string;
  readonly remove: () => Promise<void>;
};

/** Builds the package, and makes a project that uses it. */
export const openPackageProject = async (): Promise<PackageProject> => {
  const built = await buildPackage();
  const path = await mkdtemp(join(tmpdir(), 'portico-consumer-'));
  await mkdir(join(path, 'node_modules'));
  await symlink(root, join(path, 'node_modules/portico'), 'junction');
  await cp(join(root, 'test/e2e/package'), path, { recursive: true });
  return { path, built, remove: () => rm(path, { recursive: true, force: true }) };
};

/** Node 20 if this machine has one, without the one that npm installs here: it does not load TypeScript. */
export const oldestNode = async (): Promise<string> => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.includes('node_modules'));
  for (const program of [process.execPath, ...folders.map((path) => join(path, 'node'))]) {
    const { stdout } = await runProgram(program, ['--version']).catch(() => ({ stdout: '' }));
    if (stdout.startsWith('v20.')) return program;
  }
  return process.execPath;
};
