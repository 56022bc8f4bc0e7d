import { describe, expect, test } from 'vitest';
import { cachedPage, pageResponse } from '#adapters/web/rendering/cached-page.ts';

const html = { 'Content-Type': 'text/html; charset=utf-8' };
const large = cachedPage({ status: 200, headers: html, text: '<p>boots</p>'.repeat(2_000_000) });

describe('a cached page', () => {
  test('knows its size compressed and decompressed', () => {
    expect(large.size).toBe(24_000_000);
    expect(large.body.byteLength).toBeLessThan(10_000);
  });

  test('for a client without brotli is decompressed in pieces, as far as the client reads', async () => {
    const before = process.memoryUsage().arrayBuffers;
    const readers = Array.from({ length: 20 }, () => pageResponse(large, false).body?.getReader());
    const first = await Promise.all(readers.map((reader) => reader?.read()));
    for (const part of first) expect(part?.value?.byteLength).toBeLessThanOrEqual(64 * 1024);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(large.size);
    await Promise.all(readers.map((reader) => reader?.cancel()));
  });

  test('is complete for a client that reads it', async () => {
    expect((await pageResponse(large, false).text()).length).toBe(24_000_000);
    expect(pageResponse(large, true).headers.get('Content-Encoding')).toBe('br');
  });
});
