type PayloadSource = {
  /** The build of this document: data of another build may have another form. */
  readonly build: string | undefined;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Reads the data of a public page from the web server with one request, `{path}/_payload.json` (API-137). */
export const readPayload = async <Data>(
  { url, signal }: Request,
  { build, fetch }: PayloadSource,
): Promise<Data | undefined> => {
  const { pathname, search } = new URL(url);
  try {
    const response = await fetch(`${pathname.replace(/\/$/, '')}/_payload.json${search}`, { signal });
    if (!response.ok) return undefined;
    const payload: { readonly build?: string; readonly data: Data } = await response.json();
    return payload.build === build ? payload.data : undefined;
  } catch {
    // Offline, aborted or unreadable: the loader reads the data itself, and reports what fails.
    return undefined;
  }
};
