/** Posts submissions: as JSON with fetch, or with a file as form data with XMLHttpRequest. */
import { type ApiResponse, parseJson } from './api-response.ts';

/** Milliseconds without a response after which a request counts as failed. */
const jsonTimeoutMs = 30_000;
/** Milliseconds without progress after which an upload counts as failed. A slow upload may take longer in all. */
const stalledUploadTimeoutMs = 60_000;

/**
 * Posts JSON.
 * @throws if there is no response.
 */
export async function postJson(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<ApiResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
    body,
    signal: AbortSignal.timeout(jsonTimeoutMs),
  });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: parseJson(await response.text()),
  };
}

/**
 * Posts form data with a file. It uses XMLHttpRequest, because fetch does not report upload progress.
 * @param onProgress receives the share of bytes that were sent, 0 to 1.
 * @throws if there is no response.
 */
export function postFormData(
  url: string,
  data: FormData,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<ApiResponse> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let timer = setTimeout(abort, stalledUploadTimeoutMs);
    const settleWith = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(abort, stalledUploadTimeoutMs);
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = settleWith(() =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        body: parseJson(request.responseText),
      }),
    );
    request.onerror = settleWith(() => reject(new Error(`${url} could not be reached.`)));
    request.onabort = settleWith(() => reject(new Error(`${url} did not respond.`)));
    request.open('POST', url);
    for (const [name, value] of Object.entries({ ...headers, accept: 'application/json' }))
      request.setRequestHeader(name, value);
    request.send(data);
  });
}
