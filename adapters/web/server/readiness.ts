type ReadinessOptions = {
  readonly serviceUrl: string;
  readonly siteId: string;
  readonly call: (request: Request) => Promise<Response>;
  /** Whether the database that this process uses itself is reachable: that of its service, or of its sessions. */
  readonly isDatabaseReady?: () => Promise<boolean>;
  /** How long service and database may take, in milliseconds. */
  readonly limitMs?: number;
};

/** Load balancers ask every few seconds and wait about as long. */
const LIMIT_MS = 2000;

const within = async (ms: number, answer: Promise<boolean>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => void (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
};

/**
 * Whether the shop can serve pages: its own database is reachable, and the service says that it is ready. The service
 * of another
 * backend may have no `/health/ready` (404); it is asked for its time, an operation of the contract. No answer in time
 * is a no.
 */
export const makeReadiness = ({
  serviceUrl,
  siteId,
  call,
  isDatabaseReady = async () => true,
  limitMs = LIMIT_MS,
}: ReadinessOptions): (() => Promise<boolean>) => {
  const statusOf = async (path: string): Promise<number> => {
    const response = await call(
      new Request(`${serviceUrl}${path}`, { headers: { siteId }, signal: AbortSignal.timeout(limitMs) }),
    );
    await response.body?.cancel();
    return response.status;
  };
  const isServiceReady = async (): Promise<boolean> => {
    const status = await statusOf('/health/ready');
    return (status === 404 ? await statusOf('/fapi/server/time') : status) === 200;
  };
  return async () => {
    const answers = await Promise.all([within(limitMs, isServiceReady()), within(limitMs, isDatabaseReady())]);
    return answers.every((isReady) => isReady);
  };
};
