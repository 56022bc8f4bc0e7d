import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noConnection } from '#adapters/database/unavailable.ts';
import { printFailure } from '#adapters/web/server/failure-report.ts';

const answer = { method: 'GET', path: '/en-us/cart', status: 500, correlationId: 'view-1' } as const;

let printed: unknown[][] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => void printed.push(values));
});
afterEach(() => vi.restoreAllMocks());

describe('a failed response is logged', () => {
  test('in one line with correlation id, method, path and status', () => {
    printFailure(answer);
    expect(printed).toEqual([['[view-1] GET /en-us/cart 500']]);
  });

  test('with its fault', () => {
    const fault = new Error('a defect');
    printFailure(answer, fault);
    expect(printed).toEqual([['[view-1] GET /en-us/cart 500', fault]]);
  });

  test('with the message alone if the build tool attaches the whole file', () => {
    const fault = Object.assign(new Error('ui/messages/en-us.json:4:5: a mistake'), { pluginCode: 'the whole file' });
    printFailure(answer, fault);
    expect(printed).toEqual([['[view-1] GET /en-us/cart 500', 'ui/messages/en-us.json:4:5: a mistake']]);
  });

  test('without the values that an error of a statement names', () => {
    const fault = Object.assign(new Error('insert violates foreign key constraint'), {
      code: '23503',
      table: 'account_deletion',
      constraint: 'account_deletion_consumer_id_fkey',
      detail: 'Key (consumer_id)=(c-17) is not present in table "account".',
      where: 'c-17',
    });
    printFailure(answer, fault);
    const text = String(printed[0]?.[1]);
    expect(text).toMatch(/^Error: insert violates foreign key constraint\n {4}at /);
    expect(text).toMatch(/ \(23503, account_deletion, account_deletion_consumer_id_fkey\)$/);
    expect(text).not.toContain('c-17');
  });

  test('with the message alone if the database gave no connection', () => {
    const fault = noConnection(new AggregateError([new Error('connect ECONNREFUSED 127.0.0.1:5432')]));
    printFailure(answer, fault);
    expect(printed).toEqual([['[view-1] GET /en-us/cart 500', expect.stringMatching(/ECONNREFUSED 127/)]]);
  });
});
