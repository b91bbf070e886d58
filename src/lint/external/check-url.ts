/** Asks one address of somebody else's site whether it still answers. */

/** What came of it. `unasked`: nothing can be said, since the site did not answer, or does not answer programs. */
export type Answer =
  | { kind: 'fine' }
  | { kind: 'gone'; why: string }
  | { kind: 'moved'; to: string }
  | { kind: 'unasked'; why: string };

/** Browsers give up after twenty; an honest site needs two or three. */
const mostRedirects = 10;
const permanent = [301, 308];
/** Statuses of what is not there and will not come back by asking again. */
const gone = [404, 410];
/** Statuses that ask for patience: a second question would only press. */
const busy = [429, 503];

/**
 * HEAD first, which costs the other side least; GET where that gave no clear answer, since many servers know only GET.
 * @param timeout milliseconds for each request.
 * @returns an answer; never throws.
 */
export async function ask(url: string, timeout: number): Promise<Answer> {
  const { answer, isClear } = await follow(url, 'HEAD', timeout);
  return isClear ? answer : (await follow(url, 'GET', timeout)).answer;
}

interface Attempt {
  answer: Answer;
  /** Whether another method could not change it. */
  isClear: boolean;
}
const clear = (answer: Answer): Attempt => ({ answer, isClear: true });
const unclear = (answer: Answer): Attempt => ({ answer, isClear: false });

async function follow(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Attempt> {
  let at = url;
  /** Where the address leads for good: up to the first redirect that is only for now. */
  let settled = url;
  let isSettled = true;
  for (let hops = 0; hops <= mostRedirects; hops++) {
    const { status, location, why } = await request(at, method, timeout);
    if (why !== undefined) return clear({ kind: 'unasked', why });
    if (status >= 300 && status < 400 && location !== null) {
      const next = URL.parse(location, at);
      if (!next) return clear({ kind: 'gone', why: `leads on to "${location}", which is no address` });
      at = next.href;
      isSettled &&= permanent.includes(status);
      if (isSettled) settled = at;
    } else if (gone.includes(status)) return unclear({ kind: 'gone', why: `answers ${status}` });
    else if (busy.includes(status)) return clear({ kind: 'unasked', why: `it answers ${status}` });
    else if (status >= 400) return unclear({ kind: 'unasked', why: `it answers ${status}` });
    else return clear(settled === url ? { kind: 'fine' } : { kind: 'moved', to: settled });
  }
  return clear({ kind: 'gone', why: 'leads from one address to the next without end' });
}

interface Response {
  status: number;
  location: string | null;
  why?: string;
}

async function request(url: string, method: string, timeout: number): Promise<Response> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: { 'user-agent': 'content-link-check', accept: 'text/html,*/*' },
    });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get('location') };
  } catch (cause) {
    const reason = cause instanceof Error ? cause : new Error(String(cause));
    const deeper = reason.cause instanceof Error ? reason.cause.message : '';
    const why =
      reason.name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : deeper || reason.message;
    return { status: 0, location: null, why };
  }
}
