/** What an edited file asks for while modules are served as they are edited (`npm run dev`). */
type Answer = 'refresh' | 'reload' | 'restart';

/**
 * The first row that a file matches decides. A view is exchanged in the open page. A presenter keeps its instance, and
 * a module its state,
 * so the page is loaded again; the server then renders with the edited modules. What Node itself has loaded takes a new
 * process.
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
 * What a file asks for, by its path within the project with forward slashes; undefined when the shop does not depend on
 * it.
 */
export const answerTo = (file: string): Answer | undefined => rows.find(([pattern]) => pattern.test(file))?.[1];
