/** Network information, which only Chromium provides. */
type NetworkInformation = { saveData: boolean; effectiveType: string };

/** Returns how fast the browser reports the connection to be. One that saves data counts as slow. */
export function getConnectionSpeed(): 'fast' | 'slow' | 'unknown' {
  const { connection } = navigator as { connection?: NetworkInformation };
  if (!connection) return 'unknown';
  return connection.effectiveType === '4g' && !connection.saveData ? 'fast' : 'slow';
}
