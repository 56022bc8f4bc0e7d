import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rows of the test table: where the tests of a project lie and what they run in. */
const node = { environment: 'node' as const, pool: 'forks' as const };
const projects = [
  { name: 'core', include: ['test/core/**/*.{test,prop}.ts'], ...node, isolate: false },
  { name: 'adapters', include: ['test/adapters/**/*.{test,prop}.ts'], ...node, isolate: false },
  { name: 'contract', include: ['test/contract/**/*.test.ts'], ...node, isolate: false, testTimeout: 60_000, hookTimeout: 120_000 },
  { name: 'ui', include: ['test/ui/**/*.test.{ts,tsx}'], environment: 'happy-dom' as const, pool: 'forks' as const, isolate: false, setupFiles: ['test/support/clean-up.ts'] },
  { name: 'architecture', include: ['test/architecture/**/*.test.ts'], ...node, isolate: false },
  { name: 'reliability', include: ['test/reliability/**/*.test.ts'], ...node, fileParallelism: false, testTimeout: 180_000, hookTimeout: 180_000 },
  { name: 'e2e', include: ['test/e2e/**/*.test.ts'], ...node, fileParallelism: false, testTimeout: 120_000, hookTimeout: 180_000 },
];

export default defineConfig({
  plugins: [react()],
  test: {
    passWithNoTests: true,
    projects: projects.map((test) => ({ extends: true as const, test })),
  },
});
