import { useEffect, useState } from 'react';

/** Milliseconds without a key. */
const pause = 1000;

/** A value as it is when it rests: told at every key, it would talk over the one who types. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
