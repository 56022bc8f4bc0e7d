import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { supervise, type Child } from '#adapters/cli/supervise.ts';
import { watchSources } from '#adapters/cli/watch-sources.ts';
import { answerTo } from '#adapters/web/build/edited-file.ts';
import { temporaryFolder } from '#test/support/browser.ts';

describe('the action for an edited file', () => {
  test.each([
    ['ui/shell/footer.tsx', 'refresh'],
    ['ui/shell/footer.module.css', 'refresh'],
    ['ui/design/design.css', 'refresh'],
    ['ui/stores/toasts.presenter.ts', 'reload'],
    ['ui/messages/en-us.json', 'reload'],
    ['ui/routes.tsx', 'reload'],
    ['ui/entry-server.tsx', 'reload'],
    ['core/kernel/money.ts', 'restart'],
    ['adapters/web/rendering/document.ts', 'restart'],
    ['adapters/backend/commerce/app.ts', 'restart'],
    ['adapters/browser/page-fetch.ts', 'restart'],
    ['vite.config.ts', 'restart'],
    ['package-lock.json', 'restart'],
    ['test/core/a.test.ts', undefined],
    ['README.md', undefined],
    ['core/README.md', undefined],
    ['ui/README.md', undefined],
    ['.portico/database/data/1', undefined],
  ])('%s: %s', (file, answer) => {
    expect(answerTo(file)).toBe(answer);
  });
});

/** Processes that only record what happens to them. */
const openLab = () => {
  const notes: string[] = [];
  const ends: ((code: number) => void)[] = [];
  const openings: (() => void)[] = [];
  const states: string[] = [];
  let edited: (files: readonly string[]) => void = () => undefined;
  let releaseStop: (() => void) | undefined;
  let holdsStops = false;
  const close = supervise({
    start: (): Child => {
      const number = ends.length + 1;
      notes.push(`start ${number}`);
      const { promise, resolve } = Promise.withResolvers<number>();
      const opening = Promise.withResolvers<void>();
      openings.push(opening.resolve);
      ends.push(resolve);
      return {
        ended: promise,
        opened: opening.promise,
        stop: async () => {
          notes.push(`stop ${number}`);
          if (holdsStops) await new Promise<void>((release) => void (releaseStop = release));
          resolve(0);
        },
      };
    },
    takesRestart: (file) => file.startsWith('core/'),
    watch: (listener) => {
      edited = listener;
      return () => void notes.push('unwatch');
    },
    say: (line) => notes.push(line),
    become: (state) => states.push(state),
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    notes,
    states,
    open: (number: number) => openings[number - 1]?.(),
    close,
    settled,
    edit: (...files: string[]) => edited(files),
    end: (number: number, code: number) => ends[number - 1]?.(code),
    holdStops: () => void (holdsStops = true),
    release: () => {
      holdsStops = false;
      releaseStop?.();
    },
  };
};

describe('a supervised shop', () => {
  test('is restarted and reports it after an edit that requires it, and after no other', async () => {
    const { notes, edit, settled, close } = openLab();
    edit('ui/a.tsx');
    edit('core/a.ts', 'ui/b.tsx');
    await settled();
    expect(notes).toEqual(['start 1', 'core/a.ts changed: the shop restarts', 'stop 1', 'start 2']);
    await close();
    expect(notes.slice(4)).toEqual(['unwatch', 'stop 2']);
  });

  test('never runs twice: edits during a stop start one more, once it has ended', async () => {
    const { notes, edit, settled, holdStops, release } = openLab();
    holdStops();
    edit('core/a.ts');
    await settled();
    edit('core/b.ts');
    edit('core/c.ts');
    await settled();
    expect(notes.filter((note) => note.startsWith('start'))).toEqual(['start 1']);
    release();
    await settled();
    await settled();
    expect(notes.filter((note) => /^(start|stop)/.test(note))).toEqual([
      'start 1',
      'stop 1',
      'start 2',
      'stop 2',
      'start 3',
    ]);
  });

  test('that has ended with an error in a source starts again after the next edit', async () => {
    const { notes, edit, end, settled } = openLab();
    end(1, 1);
    await settled();
    expect(notes.at(-1)).toBe(
      'The shop has ended with exit code 1. It starts again after the next edit in core/ or adapters/. To start it without an edit, for example with another setting, press Ctrl-C and run "npm run dev".',
    );
    edit('core/a.ts');
    await settled();
    expect(notes.slice(-2)).toEqual(['core/a.ts changed: the shop restarts', 'start 2']);
  });
});

describe('the state of a supervised shop', () => {
  test('is starting from the stop of the old process until the new one responds', async () => {
    const { states, edit, open, settled, holdStops, release, close } = openLab();
    open(1);
    await settled();
    expect(states).toEqual(['starting', 'open']);
    holdStops();
    edit('core/a.ts');
    await settled();
    expect(states.slice(2)).toEqual(['starting']);
    release();
    await settled();
    open(1);
    await settled();
    expect(states.slice(2)).toEqual(['starting', 'starting']);
    open(2);
    await settled();
    expect(states.at(-1)).toBe('open');
    await close();
  });

  test('is ended after an error in a source, and starting after the next edit', async () => {
    const { states, edit, end, settled } = openLab();
    end(1, 1);
    await settled();
    expect(states).toEqual(['starting', 'ended']);
    edit('core/a.ts');
    await settled();
    expect(states.at(-1)).toBe('starting');
  });
});

describe('watching sources', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => void (folder = await temporaryFolder()));
  afterEach(() => folder.remove());

  test('reports files that are written, replaced by renaming, or new in a new folder, and none outside', async () => {
    const at = (file: string) => join(folder.path, file);
    await mkdir(at('core/kernel'), { recursive: true });
    await mkdir(at('ui'));
    for (const file of ['core/a.ts', 'core/kernel/b.ts', 'ui/c.ts', 'vite.config.ts', 'README.md'])
      await writeFile(at(file), '');
    const reported = new Set<string>();
    const end = watchSources(folder.path, { folders: ['core'], files: ['vite.config.ts'] }, (files) =>
      files.forEach((file) => reported.add(file)),
    );
    try {
      const reports = (file: string) => expect.poll(() => [...reported], { timeout: 5000 }).toContain(file);
      await writeFile(at('core/kernel/b.ts'), 'written');
      await reports('core/kernel/b.ts');
      for (const text of ['once', 'twice']) {
        reported.clear();
        await writeFile(at('new'), text);
        await rename(at('new'), at('core/a.ts'));
        await reports('core/a.ts');
      }
      await mkdir(at('core/cart'));
      await reports('core/cart');
      reported.clear();
      await writeFile(at('core/cart/d.ts'), 'new');
      await reports('core/cart/d.ts');
      await writeFile(at('ui/c.ts'), 'edited');
      await writeFile(at('README.md'), 'edited');
      await writeFile(at('vite.config.ts'), 'edited');
      await reports('vite.config.ts');
      expect([...reported].filter((file) => file.startsWith('ui') || file === 'README.md')).toEqual([]);
    } finally {
      end();
    }
  });
});
