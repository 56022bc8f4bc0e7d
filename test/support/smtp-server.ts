import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** A mail that the server has accepted: its envelope, and the lines of its header and body as sent. */
export type ReceivedMail = { readonly from: string; readonly to: readonly string[]; readonly data: string };

/**
 * Replies of the server. A command without one gets the reply of success; `'drop'` closes the connection, `'silence'`
 * answers nothing. `end` is the end of the data.
 */
export type SmtpReplies = {
  readonly [command in 'greeting' | 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'end']?: string;
};

export type SmtpServer = {
  readonly port: number;
  readonly mails: readonly ReceivedMail[];
  /** Changes the replies from the next command on. */
  readonly reply: (replies: SmtpReplies) => void;
  readonly close: () => Promise<void>;
};

const success = {
  greeting: '220 loopback',
  EHLO: '250-loopback\r\n250 AUTH PLAIN',
  AUTH: '235 ok',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go',
  end: '250 accepted',
} as const;

const isKnown = (command: string): command is keyof typeof success => Object.hasOwn(success, command);

/** A small SMTP server on loopback, which keeps what it accepts. */
export const openSmtpServer = async (port = 0): Promise<SmtpServer> => {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let replies: SmtpReplies = {};

  const serve = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let received = '';
    let data: string | undefined;
    let envelope: { from: string; to: string[] } = { from: '', to: [] };
    const answer = (command: keyof typeof success): boolean => {
      const reply = replies[command] ?? success[command];
      if (reply === 'drop') socket.destroy();
      else if (reply !== 'silence') socket.write(`${reply}\r\n`);
      return reply === success[command];
    };
    const take = (line: string): void => {
      if (data !== undefined) {
        if (line !== '.') {
          data += `${line.startsWith('..') ? line.slice(1) : line}\r\n`;
          return;
        }
        // Kept before the answer: a client that gets none cannot know that the mail was accepted.
        if ((replies.end ?? '').startsWith('250') || replies.end === undefined || replies.end === 'drop')
          mails.push({ ...envelope, data });
        data = undefined;
        answer('end');
        return;
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'QUIT') socket.end('221 bye\r\n');
      else if (command === 'RSET') socket.write('250 ok\r\n');
      else if (isKnown(command) && answer(command)) {
        if (command === 'MAIL') envelope = { from: line.slice(10), to: [] };
        if (command === 'RCPT') envelope.to.push(line.slice(8));
        if (command === 'DATA') data = '';
      } else if (!isKnown(command)) socket.write('500 unknown\r\n');
    };
    answer('greeting');
    socket.setEncoding('utf8').on('data', (part: string) => {
      const lines = (received + part).split('\r\n');
      received = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  };

  const server = createServer(serve).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('The server has no port');
  return {
    port: address.port,
    mails,
    reply: (next) => void (replies = next),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
