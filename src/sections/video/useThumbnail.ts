import { type RefObject, useEffect, useState } from 'react';
import type { Video } from '#content/videos.ts';

/**
 * Loads the provider's thumbnail of a video.
 * @param frame its width determines the width of the thumbnail.
 * @param allowed whether the provider may be asked.
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
    const widthPx = frame.current.clientWidth * window.devicePixelRatio;
    const controller = new AbortController();
    import('./provider.ts')
      .then(({ loadThumbnail }) => loadThumbnail(video, widthPx, controller.signal))
      .then((url) => controller.signal.aborted || setThumbnail(url))
      // The cover remains.
      .catch(() => undefined);
    return () => {
      controller.abort();
      setThumbnail(undefined);
    };
  }, [video, frame, allowed]);
  return thumbnail;
}
