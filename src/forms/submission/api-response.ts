/** Response of the API, independent of how the request was sent. */
export interface ApiResponse {
  status: number;
  retryAfter: string | null;
  /** Parsed JSON, or undefined if the body is not JSON. */
  body: unknown;
}

/** @returns undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
