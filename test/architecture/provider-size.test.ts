import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';

/** The lines of a file that are neither empty nor only a comment. */
const linesOfCode = (file: string, text: string): number => {
  const code = [...text];
  for (const { start, end } of parseSync(file, text).comments)
    for (let at = start; at < end; at += 1) if (code[at] !== '\n') code[at] = ' ';
  return code
    .join('')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
};

test('lines of code are counted without comments and empty lines', () => {
  expect(linesOfCode('a.ts', "/** A.\n * B. */\nconst a = 1; // One.\n\n// C.\nconst b = '// no comment';\n")).toBe(2);
});

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

test('the simulated payment provider stays small: at most 1,200 lines of code, and of its server with comments', () => {
  const files = sourceFiles('adapters/backend/payments').map((name) => ({ name, text: readFileSync(name, 'utf8') }));
  const server = files.filter(({ name }) => !name.includes('/browser/'));
  expect([files.length > server.length, server.length > 5]).toEqual([true, true]);
  expect(sum(files.map(({ name, text }) => linesOfCode(name, text)))).toBeLessThanOrEqual(1200);
  expect(sum(server.map(({ text }) => text.trimEnd().split('\n').length))).toBeLessThanOrEqual(1200);
});
