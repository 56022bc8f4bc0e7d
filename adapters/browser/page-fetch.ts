type PageFetch = (request: Request) => Promise<Response>;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Fetch for a page that may unload before the response. The browser then aborts its requests, whose results are
 * unknown. A failure is reported one task later: a page that unloads has no further task, and a page restored from the
 * back-forward cache continues with it. The body is read with the response, because it may be aborted as well.
 */
export const makePageFetch =
  (fetch: PageFetch = (request) => globalThis.fetch(request), anotherTask = nextTask): PageFetch =>
  async (request) => {
    try {
      const answer = await fetch(request);
      await answer.clone().text();
      return answer;
    } catch (fault) {
      await anotherTask();
      throw fault;
    }
  };
