/** Shows the progress: a bar on a terminal, a line per picture elsewhere. */
export function makeProgress(
  total: number,
  out: NodeJS.WriteStream = process.stderr,
): (name: string, bytes: number) => void {
  let done = 0;
  return (name, bytes) => {
    done += 1;
    const size = `${Math.round(bytes / 1024)} KB`;
    if (!out.isTTY) return void out.write(`${done}/${total} ${name} ${size}\n`);
    const filled = Math.round((24 * done) / Math.max(total, done));
    out.write(
      `\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(24 - filled)} ${done}/${total} ${name} ${size}${done === total ? '\n' : ''}`,
    );
  };
}
