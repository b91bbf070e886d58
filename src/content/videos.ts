/** Videos that stand at the top of a page: who plays them, and how their addresses are written. */

/** What a page takes from a provider, and from nowhere else. */
export interface ProviderSources {
  /** Scripts of the player, as a content security policy names them; one that ends in a slash stands for what lies below. */
  scripts: readonly string[];
  frames: readonly string[];
  pictures: readonly string[];
  /** Answers oEmbed (https://oembed.com). */
  oembed: string;
  /** Policies for Trusted Types that the provider's own script makes. */
  policies: readonly string[];
}

export const providers = {
  youtube: {
    // The first loads the second, whose address names its version, through a policy of its own.
    scripts: ['https://www.youtube.com/iframe_api', 'https://www.youtube.com/s/player/'],
    frames: ['https://www.youtube-nocookie.com'],
    pictures: ['https://i.ytimg.com'],
    oembed: 'https://www.youtube.com/oembed',
    policies: ['youtube-widget-api'],
  },
  vimeo: {
    scripts: ['https://player.vimeo.com/api/player.js'],
    frames: ['https://player.vimeo.com'],
    pictures: ['https://i.vimeocdn.com'],
    oembed: 'https://vimeo.com/api/oembed.json',
    policies: [],
  },
} as const satisfies Record<string, ProviderSources>;

export type Provider = keyof typeof providers;
export const providerNames = Object.keys(providers) as Provider[];

export interface Video {
  provider: Provider;
  /** Its page at the provider, in one spelling whatever was written. */
  url: string;
}

const youtubeHost = /^(?:(?:www\.|m\.)?youtube\.com|(?:www\.)?youtube-nocookie\.com)$/;
const youtubePath = /^\/(?:embed|live|shorts|v)\/([\w-]{11})\/?$/;
const youtubeId = /^[\w-]{11}$/;
const vimeoHost = /^(?:(?:www\.|player\.)?vimeo\.com)$/;
/** A film by itself, in a channel, a group or an album; one that is not listed has a key after its number. */
const vimeoPath =
  /^\/(?:(?:channels\/[\w-]+|groups\/[\w-]+\/videos|(?:album|showcase)\/\d+\/video|video)\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/**
 * Reads the address of a video.
 * @returns undefined where it is no address of a video at YouTube or Vimeo.
 */
export function videoAt(address: string): Video | undefined {
  const { protocol, hostname, pathname, searchParams } = URL.parse(address) ?? {};
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (hostname === undefined || pathname === undefined) return undefined;
  const id = youtubeIdAt(hostname, pathname, searchParams?.get('v'));
  if (id !== undefined && youtubeId.test(id))
    return { provider: 'youtube', url: `https://www.youtube.com/watch?v=${id}` };
  const [, number, inPath] = (vimeoHost.test(hostname) && vimeoPath.exec(pathname)) || [];
  if (number === undefined) return undefined;
  const [key] = /^[\da-f]+$/.exec(inPath ?? searchParams?.get('h') ?? '') ?? [];
  return { provider: 'vimeo', url: `https://vimeo.com/${number}${key ? `/${key}` : ''}` };
}

function youtubeIdAt(host: string, path: string, parameter: string | null | undefined): string | undefined {
  if (host === 'youtu.be') return path.slice(1).replace(/\/$/, '');
  if (!youtubeHost.test(host)) return undefined;
  return path === '/watch' ? (parameter ?? undefined) : youtubePath.exec(path)?.[1];
}
