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

test('the simulated payment provider stays small: at most 1,200 lines of code', () => {
  const files = sourceFiles('adapters/backend/payments');
  const lines = files.map((file) => linesOfCode(file, readFileSync(file, 'utf8')));
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1200);
});
