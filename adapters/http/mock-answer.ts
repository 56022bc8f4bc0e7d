import { operationOf } from '#adapters/contract/operation.ts';
import { sampleOf } from './contract-sample.ts';

/** Says of an answer that it was made up. */
export const MOCKED = { 'x-mocked': 'true' } as const;

const json = (body: unknown, status: number): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...MOCKED } });

/** The answer that the contract promises to a call, made up; any status but a good one is a refusal without a name. What the contract does not know is 404. */
export const mockAnswer = ({
  method,
  path,
  status,
}: {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}): Response => {
  const operation = operationOf(method, path);
  if (operation === undefined) return json({ errorDetails: [{ errorId: 'API404' }] }, 404);
  if (status >= 300) return json({ errorDetails: [] }, status);
  const body = sampleOf(operation.endpoint.reply);
  return body === undefined ? new Response(null, { status: 204, headers: MOCKED }) : json(body, status);
};
