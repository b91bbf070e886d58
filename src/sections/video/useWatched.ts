import { type RefObject, useEffect, useState } from 'react';

/** What the middle of the window touches is in view: a share of the video would not do, it may be higher than a phone's window. */
const middle = '-25% 0px';

/** Whether a video can be seen: it is in view, in a tab that is not hidden. Followed only while it is `wanted`. */
export function useWatched(element: RefObject<HTMLElement | null>, wanted: boolean): boolean {
  const [watched, setWatched] = useState(false);
  useEffect(() => {
    if (!wanted || !element.current) return;
    let inView = false;
    const look = () => setWatched(inView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin: middle },
    );
    observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
      setWatched(false);
    };
  }, [element, wanted]);
  return watched;
}
