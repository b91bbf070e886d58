/** The provider's own picture of a video, by oEmbed (https://oembed.com). */
import { providers, type Video } from '#content/videos.ts';

/** From the specification: pixels that are asked for at the most. */
const widest = 1920;

/**
 * Fetches and decodes the picture, so that it can take its place at once.
 * @param width of its place, in device pixels.
 * @returns its address.
 * @throws where the provider has none, or it cannot be had.
 */
export async function loadThumbnail(
  { provider, url }: Video,
  width: number,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ url, width: String(Math.min(widest, Math.ceil(width))) });
  const response = await fetch(`${providers[provider].oembed}?${query}`, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`oEmbed answered ${response.status}.`);
  const { thumbnail_url } = (await response.json()) as { thumbnail_url?: string };
  const picture = new Image();
  picture.src = new URL(thumbnail_url ?? '').href;
  await picture.decode();
  return picture.src;
}
