import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { chargeCodec, operationResponse } from './charges.ts';
import { ledgerEntry } from './ledger.ts';
import { makeAnswers } from './requests.ts';
import type { Store } from './store.ts';
import { methodCodec } from './tokens.ts';

const { card, ...owned } = methodCodec.props;
/** The state of a stored payment method after a change; without a card it is deleted. */
const methodChange = t.intersection([t.type({ seq: t.number, ...owned }), t.partial({ card })]);

/**
 * The files of earlier versions: how a line, parsed and with its number, enters the store. False for a line that is no
 * entry. A key of the ledger is known afterwards, with any request.
 */
export const earlierFiles: {
  readonly [file in 'ledger' | 'payment-methods']: (store: Store, line: unknown, number: number) => boolean;
} = {
  ledger: (store, line, number) => {
    const charges = store.records('charge', chargeCodec);
    const decoded = ledgerEntry.decode(line);
    if (E.isLeft(decoded) || decoded.right.seq !== number) return false;
    const { seq: _seq, ...entry } = decoded.right;
    const { type, at: _at, ...order } = entry;
    const { chargeId, challengeId, idempotencyKey, operationId } = order;
    const answer = (scope: string, body: object) => makeAnswers(store).put(`${scope} ${idempotencyKey}`, body);
    if (type === 'authorize' || type === 'charge') {
      const status = type === 'charge' ? 'succeeded' : 'authorized';
      charges.put(chargeId, { ...order, status });
      answer('charge', { chargeId, status: challengeId === undefined ? status : 'challenge', challengeId });
    } else if (charges.get(chargeId) === undefined) return false;
    if (operationId !== undefined) answer('operation', operationResponse(entry));
    store.append(entry);
    return true;
  },
  'payment-methods': (store, line, number) => {
    const methods = store.records('method', methodCodec);
    if (!methodChange.is(line) || line.seq !== number) return false;
    const { paymentMethodId, consumerReference, card } = line;
    if (card === undefined) methods.delete(paymentMethodId);
    else methods.put(paymentMethodId, { paymentMethodId, consumerReference, card });
    return true;
  },
};

/**
 * Moves the entries of files that earlier versions wrote in the folder to the store, once, and renames the files. An
 * incomplete last line was never confirmed and is ignored. Throws for any other damage, because money is not guessed.
 */
export const importEarlierFiles = (folder: string, store: Store): void => {
  for (const [name, restore] of Object.entries(earlierFiles)) {
    const path = join(folder, `${name}.ndjson`);
    if (!existsSync(path)) continue;
    makeAnswers(store).once(`import ${name}`, '', () => {
      const lines = readFileSync(path, 'latin1').split('\n').slice(0, -1);
      for (const [index, line] of lines.entries())
        if (!restore(store, parsed(Buffer.from(line, 'latin1')), index + 1))
          throw new Error(`The payment ledger ${path} is damaged at line ${index + 1}.`);
      return {};
    });
    renameSync(path, `${path}.imported`);
  }
};

const parse = (line: Buffer) => (): unknown => JSON.parse(utf8.decode(line));
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** The value of a line; undefined for invalid UTF-8 and JSON. */
const parsed = (line: Buffer): unknown => E.toUnion(E.tryCatch(parse(line), () => undefined));
