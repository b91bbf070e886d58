/** Slots for concurrent uploads. */

/** Concurrent uploads of one address: more than one, because people behind one router share an address. */
const slotsPerAddress = 4;
/** Concurrent uploads in all, because each may take minutes and 10 MB of the disk. */
const totalSlots = 32;

export interface UploadSlots {
  /** @returns a function that releases the slot; undefined if none is free. */
  acquire(address: string): (() => void) | undefined;
}

export function createUploadSlots(): UploadSlots {
  const usedByAddress = new Map<string, number>();
  let usedSlots = 0;
  const changeUsedSlots = (address: string, change: 1 | -1) => {
    usedSlots += change;
    const addressSlots = (usedByAddress.get(address) ?? 0) + change;
    if (addressSlots === 0) usedByAddress.delete(address);
    else usedByAddress.set(address, addressSlots);
  };
  return {
    acquire: (address) => {
      if (usedSlots >= totalSlots || (usedByAddress.get(address) ?? 0) >= slotsPerAddress) return undefined;
      changeUsedSlots(address, 1);
      return () => changeUsedSlots(address, -1);
    },
  };
}
