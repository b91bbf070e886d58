/** Videos at the top of a page: their providers and the forms of their URLs. */

/** URLs that the content security policy allows for a provider. */
export interface ProviderSources {
  /** Origin of the player's frame. */
  frame: string;
  images: readonly string[];
  /** oEmbed endpoint (https://oembed.com). */
  oembed: string;
}

export const providers = {
  youtube: {
    frame: 'https://www.youtube-nocookie.com',
    images: ['https://i.ytimg.com'],
    oembed: 'https://www.youtube.com/oembed',
  },
  vimeo: {
    frame: 'https://player.vimeo.com',
    images: ['https://i.vimeocdn.com'],
    oembed: 'https://vimeo.com/api/oembed.json',
  },
} as const satisfies Record<string, ProviderSources>;

export type Provider = keyof typeof providers;
export const providerNames = Object.keys(providers) as Provider[];

export interface Video {
  provider: Provider;
  /** Canonical URL of the video's page at the provider. */
  url: string;
}

const youtubeHost = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const youtubePath = /^\/(?:embed|live|shorts|v)\/([\w-]{11})\/?$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoHost = /^(?:(?:www\.|player\.)?vimeo\.com)$/;
/** Path of a video, also inside a channel, group or album. An unlisted video has a key after its number. */
const vimeoPath =
  /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/**
 * Parses the URL of a video.
 * @returns undefined if it is not a video at YouTube or Vimeo.
 */
export function parseVideoUrl(text: string): Video | undefined {
  const { protocol, hostname, pathname, searchParams } = URL.parse(text) ?? {};
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (hostname === undefined || pathname === undefined) return undefined;
  const id = parseYoutubeId(hostname, pathname, searchParams?.get('v'));
  if (id !== undefined && youtubeId.test(id))
    return { provider: 'youtube', url: `https://www.youtube.com/watch?v=${id}` };
  const [, number, keyInPath] = (vimeoHost.test(hostname) && vimeoPath.exec(pathname)) || [];
  if (number === undefined) return undefined;
  const [key] = /^[\da-f]+$/.exec(keyInPath ?? searchParams?.get('h') ?? '') ?? [];
  return { provider: 'vimeo', url: `https://vimeo.com/${number}${key ? `/${key}` : ''}` };
}

function parseYoutubeId(
  host: string,
  path: string,
  parameter: string | null | undefined,
): string | undefined {
  if (host === 'youtu.be') return path.slice(1).replace(/\/$/, '');
  if (!youtubeHost.test(host)) return undefined;
  return path === '/watch' ? (parameter ?? undefined) : youtubePath.exec(path)?.[1];
}
