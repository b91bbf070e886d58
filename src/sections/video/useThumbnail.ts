import { type RefObject, useEffect, useState } from 'react';
import type { Video } from '#content/videos.ts';

/**
 * The provider's own picture of a video, once it is allowed and decoded.
 * @param place where it stands: its width decides what is asked for.
 * @returns its address; undefined while there is none, and for good where it cannot be had.
 */
export function useThumbnail(
  video: Video,
  place: RefObject<HTMLElement | null>,
  allowed: boolean,
): string | undefined {
  const [thumbnail, setThumbnail] = useState<string>();
  useEffect(() => {
    if (!allowed || !place.current) return;
    const width = place.current.clientWidth * window.devicePixelRatio;
    const life = new AbortController();
    import('./background.ts')
      .then(({ loadThumbnail }) => loadThumbnail(video, width, life.signal))
      .then((address) => life.signal.aborted || setThumbnail(address))
      // Our own picture stays.
      .catch(() => undefined);
    return () => {
      life.abort();
      setThumbnail(undefined);
    };
  }, [video, place, allowed]);
  return thumbnail;
}
