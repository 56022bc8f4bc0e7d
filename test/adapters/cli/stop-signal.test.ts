import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';

const program = `
  import { stopSignal } from ${JSON.stringify(import.meta.resolve('#adapters/cli/stop-signal.ts'))};
  const busy = setInterval(() => undefined, 60_000);
  console.log(process.pid);
  await stopSignal();
  clearInterval(busy);
  console.log('stopped');
`;

test('a command of npm stops when its npm has ended', async () => {
  // Like npm, this shell runs the command as a child of its own and does not pass signals on.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$PROGRAM"; true'], {
    env: { ...process.env, NODE: process.execPath, PROGRAM: program, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shell.stdout.setEncoding('utf8');
  const command = Number(await once(shell.stdout, 'data'));
  expect(command).toBeGreaterThan(0);
  let isRunning = true;
  onTestFinished(() => void (isRunning && process.kill(command, 'SIGKILL')));
  shell.kill('SIGTERM');
  expect(String(await once(shell.stdout, 'data'))).toBe('stopped\n');
  isRunning = false;
}, 10_000);
