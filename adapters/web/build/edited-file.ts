/** The reaction to an edited file in development (`npm run dev`). */
type Answer = 'refresh' | 'reload' | 'restart';

/**
 * The first matching row applies. Views are replaced in the open page. Presenters and modules keep state, so the page
 * reloads, and the server renders with the edited modules. Modules that Node has loaded need a new process.
 */
const rows: readonly (readonly [pattern: RegExp, answer: Answer | undefined])[] = [
  [/^ui\/(app|routes|entry-[\w-]+)\./, 'reload'],
  [/^ui\/.+\.(tsx|css)$/, 'refresh'],
  [/\.md$/, undefined],
  [/^ui\//, 'reload'],
  [/^(core|adapters)\//, 'restart'],
  [/^(vite\.config\.ts|package\.json|package-lock\.json)$/, 'restart'],
];

/**
 * The reaction to a file, by its path in the project with forward slashes; undefined if the shop does not depend on it.
 */
export const answerTo = (file: string): Answer | undefined => rows.find(([pattern]) => pattern.test(file))?.[1];
