/** Thumbnails of videos by oEmbed (https://oembed.com). */
import { providers, type Video } from '#content/videos.ts';

const maxThumbnailWidthPx = 1920;

/**
 * Fetches and decodes the provider's thumbnail.
 * @param widthPx width of the frame in device pixels.
 * @returns its URL.
 * @throws if the provider has none, or if loading fails.
 */
export async function loadThumbnail(
  { provider, url }: Video,
  widthPx: number,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({
    url,
    width: String(Math.min(maxThumbnailWidthPx, Math.ceil(widthPx))),
  });
  const response = await fetch(`${providers[provider].oembed}?${query}`, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`oEmbed responded with ${response.status}.`);
  const { thumbnail_url } = (await response.json()) as { thumbnail_url?: string };
  const image = new Image();
  image.src = new URL(thumbnail_url ?? '').href;
  await image.decode();
  return image.src;
}
