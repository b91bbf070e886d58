import { type RefObject, useEffect, useState } from 'react';
import { providers, type Video } from '#content/videos.ts';

const maxThumbnailWidthPx = 1920;

/**
 * Loads the provider's thumbnail of a video by oEmbed (https://oembed.com).
 * @param frame its width determines the width of the thumbnail.
 * @param allowed whether requests to the provider are allowed.
 * @returns the URL once the image is decoded. Undefined before that, and if loading fails.
 */
export function useThumbnail(
  video: Video,
  frame: RefObject<HTMLElement | null>,
  allowed: boolean,
): string | undefined {
  const [thumbnail, setThumbnail] = useState<string>();
  useEffect(() => {
    if (!allowed || !frame.current) return;
    const widthPx = Math.ceil(frame.current.clientWidth * window.devicePixelRatio);
    const controller = new AbortController();
    loadThumbnail(video, Math.min(maxThumbnailWidthPx, widthPx), controller.signal)
      .then((url) => controller.signal.aborted || setThumbnail(url))
      // The cover remains visible.
      .catch(() => undefined);
    return () => {
      controller.abort();
      setThumbnail(undefined);
    };
  }, [video, frame, allowed]);
  return thumbnail;
}

/**
 * Fetches and decodes a thumbnail.
 * @returns its URL.
 * @throws if the provider has no thumbnail, or if loading fails.
 */
async function loadThumbnail(
  { provider, url }: Video,
  widthPx: number,
  signal: AbortSignal,
): Promise<string> {
  const query = new URLSearchParams({ url, width: String(widthPx) });
  const response = await fetch(`${providers[provider].oembed}?${query}`, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`oEmbed responded with ${response.status}.`);
  const { thumbnail_url } = (await response.json()) as { thumbnail_url?: string };
  const image = new Image();
  image.src = new URL(thumbnail_url ?? '').href;
  await image.decode();
  return image.src;
}
