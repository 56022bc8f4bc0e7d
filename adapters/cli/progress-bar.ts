/** A progress bar on stderr. Without a terminal it prints nothing. */
type ProgressBar = { readonly tick: () => void; readonly done: () => void };

const WIDTH = 30;

export const progressBar = (label: string, total: number, stream: NodeJS.WriteStream = process.stderr): ProgressBar => {
  if (!stream.isTTY || total < 2) return { tick: () => undefined, done: () => undefined };
  let ticks = 0;
  let drawn = -1;
  const draw = (): void => {
    const filled = Math.floor((ticks / total) * WIDTH);
    const percent = Math.floor((ticks / total) * 100);
    if (percent === drawn) return;
    drawn = percent;
    stream.write(`\r${label} [${'█'.repeat(filled)}${' '.repeat(WIDTH - filled)}] ${ticks}/${total}`);
  };
  draw();
  return {
    tick: () => {
      ticks += 1;
      draw();
    },
    done: () => stream.write('\r\u001b[K'),
  };
};
