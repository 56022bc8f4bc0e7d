type ReadinessOptions = {
  readonly serviceUrl: string;
  readonly siteId: string;
  readonly call: (request: Request) => Promise<Response>;
  /** Whether this process's own database is reachable: that of its service, or of its sessions. */
  readonly isDatabaseReady?: () => Promise<boolean>;
  /** Timeout of service and database, in milliseconds. */
  readonly limitMs?: number;
};

/** Default timeout in milliseconds: load balancers poll every few seconds and wait about as long. */
const LIMIT_MS = 2000;

const within = async (ms: number, answer: Promise<boolean>): Promise<boolean> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => void (timer = setTimeout(() => resolve(false), ms)));
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
};

/**
 * Whether the shop can serve pages: its own database is reachable, and the service is ready. Other backends may have no
 * `/health/ready` (404); their time operation is called instead. No response in time means not ready.
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
