type PageFetch = (request: Request) => Promise<Response>;

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/**
 * The platform's fetch, for a page that may go away before the answer is there.
 * A browser then breaks off what the page has asked for, which does not show what became of it. That is reported one
 * task later than it is known: a page that goes has no further task, and one that is shown again, as from the cache of
 * the back button, goes on with it.
 * The body is read with the answer, as it may be broken off as well; it waits in its copy.
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
