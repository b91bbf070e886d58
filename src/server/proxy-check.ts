/** Recognises a proxy that TRUST_PROXY does not count. Its visitors would all share one rate limit. */
import ipaddr from 'ipaddr.js';

export interface ForwardedRequest {
  /** Address of the other end of the connection. */
  peer: string;
  /** Headers by name in lower case. */
  headers: Record<string, string | string[] | undefined>;
}

const localRanges = ['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'];

/** Returns true for addresses of this machine and of private networks, from which no visitor of a public site comes. */
const isLocalAddress = (address: string): boolean =>
  ipaddr.isValid(address) && localRanges.includes(ipaddr.process(address).range());

/**
 * Describes a proxy in front of the server that TRUST_PROXY leaves out.
 * @param trustProxy number of proxies whose forwarded address is trusted.
 * @returns a message that says what to set; undefined if TRUST_PROXY leads to the address of the visitor.
 */
export function findProxyProblem(
  { peer, headers }: ForwardedRequest,
  trustProxy: number,
): string | undefined {
  const forwardedFor = String(headers['x-forwarded-for'] ?? '');
  const forwarded = forwardedFor.split(',').map((address) => address.trim());
  /** Addresses from the server outwards: the peer, then what each proxy has added. */
  const hops = [peer, ...(forwardedFor === '' ? [] : forwarded.toReversed())];
  const visitorIndex = Math.min(trustProxy, hops.length - 1);
  if (!isLocalAddress(hops[visitorIndex] ?? '')) return undefined;
  const consequence = 'all visitors behind that proxy share one rate limit';
  if (hops.length - 1 > visitorIndex) {
    const firstPublicIndex = hops.findIndex((address) => !isLocalAddress(address));
    const proxyCount = firstPublicIndex < 0 ? hops.length - 1 : firstPublicIndex;
    return `Requests come through ${proxyCount === 1 ? 'a proxy' : `${proxyCount} proxies`} (X-Forwarded-For from ${peer}), but TRUST_PROXY is ${trustProxy}, so ${consequence}. Set TRUST_PROXY=${proxyCount}.`;
  }
  if (headers.forwarded !== undefined && forwardedFor === '')
    return `Requests come through a proxy (Forwarded from ${peer}) that sends no X-Forwarded-For, so ${consequence}. Let the proxy send X-Forwarded-For, and set TRUST_PROXY to the number of proxies.`;
  return undefined;
}
