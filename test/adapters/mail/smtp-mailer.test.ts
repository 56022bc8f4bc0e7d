import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { failedDelivery } from '#adapters/mail/smtp-failure.ts';
import { makeSmtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { openSmtpServer, type SmtpReplies, type SmtpServer } from '#test/support/smtp-server.ts';

let server: SmtpServer;
beforeEach(async () => void (server = await openSmtpServer()));
afterEach(() => server.close());

const mailer = (more: { readonly login?: string; readonly allowsPlain?: boolean } = {}) =>
  makeSmtpMailer({
    url: `smtp://${more.login ?? ''}127.0.0.1:${server.port}`,
    from: { name: 'NORDKAMM', address: 'orders@shop.example' },
    allowsPlain: more.allowsPlain ?? true,
  });
const mail = {
  messageId: 'abc_123',
  to: 'ida@example.org',
  subject: 'Grüße',
  html: '<p>Ä long line.</p>',
  text: '.\r\nHello\r\n',
};
/** A header with its continuation lines. */
const header = (data: string, name: string): string | undefined =>
  new RegExp(`^${name}: ((?:.*\\r\\n[ \\t])*.*)\\r\\n`, 'im').exec(`${data.split('\r\n\r\n')[0]}\r\n`)?.[1];

describe('a mail by SMTP', () => {
  test('has one recipient, a stable Message-ID of the sender, HTML and text', async () => {
    expect(await mailer().send(mail)).toEqual({ _tag: 'Accepted' });
    const [received] = server.mails;
    expect(received).toMatchObject({ from: '<orders@shop.example>', to: ['<ida@example.org>'] });
    const { data = '' } = received ?? {};
    expect(header(data, 'Message-ID')).toBe('<abc_123@shop.example>');
    expect(header(data, 'From')).toBe('NORDKAMM <orders@shop.example>');
    expect(header(data, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(data, 'Subject')).toBe('=?UTF-8?Q?Gr=C3=BC=C3=9Fe?=');
    expect(data).toMatch(/text\/plain[^]*text\/html/);
    expect(header(data, 'List-Unsubscribe')).toBeUndefined();
  });

  test('RFC 8058 a marketing mail can be unsubscribed from with one request', async () => {
    await mailer().send({ ...mail, unsubscribeUrl: 'https://shop.example/unsubscribe/token' });
    const data = server.mails[0]?.data ?? '';
    expect(header(data, 'List-Unsubscribe')).toBe('<https://shop.example/unsubscribe/token>');
    expect(header(data, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  });

  test.each([
    'Hello\r\nBcc: all@example.org',
    '=?utf-8?q?Hello=0D=0ABcc:_all@example.org?=',
    'x'.repeat(150),
    'ü'.repeat(150),
  ])('its header has no further fields and no line over 998 bytes, whatever the subject is', async (subject) => {
    await mailer().send({ ...mail, subject });
    const [head = ''] = server.mails[0]?.data.split('\r\n\r\n') ?? [];
    expect(head).not.toMatch(/^bcc:/im);
    expect(Math.max(...head.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
    expect(server.mails[0]?.to).toEqual(['<ida@example.org>']);
  });

  test('user name and password of the address are decoded and sent', async () => {
    server.reply({ AUTH: '535 wrong' });
    expect((await mailer({ login: 'shop:p%40ss@' }).send(mail))._tag).toBe('Unavailable');
    server.reply({});
    expect((await mailer({ login: 'shop:p%40ss@' }).send(mail))._tag).toBe('Accepted');
  });

  test('a server without STARTTLS gets no mail, unless the settings allow it', async () => {
    expect((await mailer({ allowsPlain: false }).send(mail))._tag).toBe('Unavailable');
    expect(server.mails).toEqual([]);
  });

  test.each<readonly [string, string, SmtpReplies]>([
    ['the recipient is unknown', 'Refused', { RCPT: '550 no such user ida@example.org' }],
    ['the content is refused', 'Refused', { end: '554 spam' }],
    ['the mailbox of the recipient is full for now', 'Deferred', { RCPT: '452 ida@example.org is full' }],
    ['the server is busy', 'Deferred', { end: '451 later' }],
    ['the connection ends after the data: the mail may have been accepted', 'Deferred', { end: 'drop' }],
    ['the connection ends before the data', 'Deferred', { DATA: 'drop' }],
    ['the server does not accept the sender', 'Unavailable', { MAIL: '550 not you' }],
    ['the server greets with a refusal', 'Unavailable', { greeting: '554 no' }],
  ])('when %s the result is %s, and its reason has no address', async (_, tag, replies) => {
    server.reply(replies);
    const delivery = await mailer().send(mail);
    expect(delivery._tag).toBe(tag);
    expect(JSON.stringify(delivery)).not.toContain('example.org');
  });

  test('without a server the result is Unavailable', async () => {
    const { port } = server;
    await server.close();
    const delivery = await mailer().send(mail);
    server = await openSmtpServer();
    expect(delivery).toEqual({
      _tag: 'Unavailable',
      reason: `the mail server 127.0.0.1:${port} does not accept the connection (ECONNREFUSED CONN)`,
    });
  });

  test.each([
    [{ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'CONNECT_TIMEOUT' }, 'does not answer in time'],
    [{ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'GREETING_TIMEOUT' }, 'does not answer in time'],
    [{ code: 'ETIMEDOUT', command: 'CONN', timeoutType: 'SOCKET_TIMEOUT' }, undefined],
    [{ command: 'CONN', originalCode: 'ECONNRESET' }, undefined],
    [{ originalCode: 'CERT_HAS_EXPIRED' }, 'has no valid encryption or certificate'],
    [{ originalCode: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, 'has no valid encryption or certificate'],
    [{ code: 'EDNS', originalCode: 'ENOTFOUND' }, 'is not found'],
    ['thrown', undefined],
  ])('the failure %j shows that the mail server cannot be used, or may be that of one mail', (failure, text) => {
    const { _tag, reason } = { reason: '', ...failedDelivery(failure, 'mail.test:587') };
    expect([_tag, reason.startsWith(`the mail server mail.test:587 ${text} (`)]).toEqual(
      text === undefined ? ['Deferred', false] : ['Unavailable', true],
    );
  });
});

describe('a check of the mail server', () => {
  test('connects and signs in without sending a mail', async () => {
    expect(await mailer({ login: 'shop:geheim@' }).check()).toBeUndefined();
    server.reply({ AUTH: '535 wrong geheim' });
    expect(await mailer({ login: 'shop:geheim@' }).check()).toBe(
      `the mail server 127.0.0.1:${server.port} refuses the user name or the password of SMTP_URL (EAUTH AUTH PLAIN 535): correct them.`,
    );
    expect(server.mails).toEqual([]);
  });

  test('finds a server without STARTTLS, unless the settings allow it', async () => {
    expect(await mailer().check()).toBeUndefined();
    expect(await mailer({ allowsPlain: false }).check()).toBe(
      `the mail server 127.0.0.1:${server.port} does not offer encryption (ETLS STARTTLS 500): turn on its STARTTLS, or set TRUSTED_NETWORK=on in a network that only trusted people reach.`,
    );
  });

  test('reports a connection that ends early', async () => {
    server.reply({ greeting: 'drop' });
    expect(await mailer().check()).toBe(
      `the mail server 127.0.0.1:${server.port} ends the connection: look at its output, or correct SMTP_URL.`,
    );
  });
});
