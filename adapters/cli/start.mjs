// The npm scripts start this file. It is plain JavaScript without packages, so that every Node version can load it: if
// Node is too old, or packages are missing, it exits with one sentence.

/** The oldest Node version on which the packages run: major and minor version. */
const OLDEST_NODE = [22, 22];

const isTooOld = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
};

const hasPackages = () => {
  try {
    import.meta.resolve('commander');
    return true;
  } catch {
    return false;
  }
};

const problem = isTooOld()
  ? `Node ${process.versions.node} is too old: run "npm ci", which installs a newer one on Linux and Windows, or install Node ${OLDEST_NODE.join('.')} or newer.`
  : hasPackages()
    ? undefined
    : 'The packages are not installed: run "npm ci".';

if (problem === undefined) await import('./main.ts');
else {
  console.error(problem);
  process.exitCode = 1;
}
