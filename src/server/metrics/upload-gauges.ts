/** Metrics of the room for uploads. */
import { Gauge, type Registry } from 'prom-client';
import type { UploadUsage } from '../submissions/upload-room.ts';

/** @returns a function that updates the gauges. */
export function createUploadGauges(
  registers: Registry[],
  readUsage: () => Promise<UploadUsage>,
): () => Promise<void> {
  const createGauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const diskFree = createGauge('enquiries_disk_free_bytes', 'Free space of the disk of DATA_DIR.');
  const diskReserve = createGauge(
    'enquiries_disk_reserve_bytes',
    'Free space below which no CV is taken (DISK_RESERVE_MB).',
  );
  const quotaUsed = createGauge(
    'enquiries_upload_quota_used_bytes',
    'Bytes of CVs received in this hour from all networks.',
  );
  const quota = createGauge('enquiries_upload_quota_bytes', 'Bytes of CVs that are taken in an hour in all.');
  return async () => {
    const { diskFreeBytes, diskReserveBytes, quotaUsedBytes, quotaBytes } = await readUsage();
    if (diskFreeBytes === undefined) diskFree.remove();
    else diskFree.set(diskFreeBytes);
    diskReserve.set(diskReserveBytes);
    quotaUsed.set(quotaUsedBytes);
    quota.set(quotaBytes);
  };
}
