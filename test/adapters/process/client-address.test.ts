import { describe, expect, test } from 'vitest';
import { isLoopback, setClientNetwork } from '#adapters/process/client-address.ts';

/** The network in the header of a request, after a server has accepted it. */
const networkOf = (
  forwardedFor: string | null,
  connection: { readonly remoteAddress: string | undefined; readonly trustedProxies: number },
): string | null => {
  const request = new Request('http://shop.test/', {
    headers: forwardedFor === null ? {} : { 'X-Forwarded-For': forwardedFor },
  });
  setClientNetwork(request, connection);
  return request.headers.get('x-forwarded-for');
};

describe('the network of a client', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:4711 ', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['[2001:DB8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['2001:db8:0:0::/64', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', null],
    ['', null],
    ['999.1.1.1', null],
    ['[203.0.113.7', null],
  ])('%s is %s', (text, network) => {
    expect(networkOf(text, { remoteAddress: undefined, trustedProxies: 1 })).toBe(network);
  });

  test.each([
    ['without a trusted proxy it is that of the connection', 0, '198.51.100.9', '203.0.113.7'],
    ['the last entry is the one that the trusted proxy has appended', 1, '198.51.100.9, 192.0.2.1', '192.0.2.1'],
    ['two trusted proxies: the entry of the outer one', 2, '198.51.100.9, 192.0.2.1, 10.0.0.1', '192.0.2.1'],
    ['fewer entries than trusted proxies: the first one', 3, '192.0.2.1, 10.0.0.1', '192.0.2.1'],
    ['an entry that is no address: that of the connection', 1, '198.51.100.9, unknown', '203.0.113.7'],
    ['no header: that of the connection', 1, null, '203.0.113.7'],
    ['an empty header: that of the connection', 1, '', '203.0.113.7'],
  ])('%s', (_, trustedProxies, forwardedFor, network) => {
    expect(networkOf(forwardedFor, { remoteAddress: '203.0.113.7', trustedProxies })).toBe(network);
  });

  test('entries that a client invents in front of the trusted one change nothing', () => {
    const spoofed = Array.from({ length: 50 }, (_, index) => `10.1.1.${index}`).join(', ');
    expect(networkOf(`${spoofed}, 192.0.2.1`, { remoteAddress: '10.0.0.1', trustedProxies: 1 })).toBe('192.0.2.1');
  });

  test('a header without a connection is removed', () => {
    expect(networkOf('198.51.100.9', { remoteAddress: undefined, trustedProxies: 0 })).toBeNull();
  });

  test.each([
    ['127.0.0.1', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['2001:db8::1', false],
    [undefined, false],
  ])('%s is on this machine: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});
