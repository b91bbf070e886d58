/** What a server answered, whichever way the request went. */
export interface Answer {
  status: number;
  retryAfter: string | null;
  /** Parsed JSON; undefined where there is none. */
  body: unknown;
}

/** @returns undefined where the text is not JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
