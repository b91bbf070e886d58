/** How many files may be under way at once: each may take minutes, and ten megabytes of the disk. */

/** Of one address: more than one where several people share it. */
const slotsPerAddress = 4;
const totalSlots = 32;

export interface UploadSlots {
  /** @returns a function that gives the place back; undefined where there is none. */
  acquire(address: string): (() => void) | undefined;
}

export function createUploadSlots(): UploadSlots {
  const taken = new Map<string, number>();
  let total = 0;
  const add = (address: string, change: 1 | -1) => {
    total += change;
    const count = (taken.get(address) ?? 0) + change;
    if (count === 0) taken.delete(address);
    else taken.set(address, count);
  };
  return {
    acquire: (address) => {
      if (total >= totalSlots || (taken.get(address) ?? 0) >= slotsPerAddress) return undefined;
      add(address, 1);
      return () => add(address, -1);
    },
  };
}
