import { type Answer, parsed } from './api-response.ts';

/** A slow upload may take its time, but not stand still for longer than this. */
const patience = 60_000;

/**
 * Posts a form with its file. XMLHttpRequest, because fetch does not tell how far an upload is.
 * @param onProgress told the share of the bytes that are on their way, 0 to 1.
 * @throws when no answer comes.
 */
export function postFormData(
  url: string,
  data: FormData,
  headers: Record<string, string>,
  onProgress: (share: number) => void,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let timer = setTimeout(giveUp, patience);
    const rest = (settle: () => void) => () => {
      clearTimeout(timer);
      settle();
    };
    request.upload.onprogress = ({ loaded, total }) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
      if (total > 0) onProgress(loaded / total);
    };
    request.onload = rest(() =>
      resolve({
        status: request.status,
        retryAfter: request.getResponseHeader('retry-after'),
        body: parsed(request.responseText),
      }),
    );
    request.onerror = rest(() => reject(new Error(`${url} could not be reached.`)));
    request.onabort = rest(() => reject(new Error(`${url} did not answer.`)));
    request.open('POST', url);
    for (const [name, value] of Object.entries({ ...headers, accept: 'application/json' }))
      request.setRequestHeader(name, value);
    request.send(data);
  });
}
