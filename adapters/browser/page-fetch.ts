type PageFetch = (request: Request) => Promise<Response>;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * Makes a fetch function for a page that may unload before a response arrives. The browser then aborts the requests,
 * whose results remain unknown. A failure is reported one task later: a page that unloads runs no further task, and a
 * page that is restored from the back-forward cache continues with it. The body is read together with the response,
 * because reading it can be aborted as well.
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
