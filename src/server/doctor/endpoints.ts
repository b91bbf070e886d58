/** Checks the addresses that the server calls, by connecting to them without a request. */
import { checkValidity, describeNetworkError, isLoopback, openConnection } from './connection.ts';
import { type Diagnosis, type DoctorCheck, ok, problem, skipped, warning } from './diagnosis.ts';

export const checkEndpoints: DoctorCheck = async ({ environment, timeoutMs, now }) => {
  const endpoints = [
    ['WEBHOOK_URL', environment.webhookUrl],
    ['ALARM_URL', environment.alarmUrl],
    ['HEARTBEAT_URL', environment.heartbeatUrl],
  ] as const;
  return Promise.all(
    endpoints.map(([name, url]) =>
      url ? checkEndpoint(name, new URL(url), timeoutMs, now()) : skipped(`${name} is not set.`),
    ),
  );
};

async function checkEndpoint(name: string, url: URL, timeoutMs: number, now: number): Promise<Diagnosis> {
  const subject = `${name} (${url.host})`;
  try {
    const { validUntil } = await openConnection(url, timeoutMs);
    if (validUntil !== undefined) return checkValidity(subject, validUntil, now);
  } catch (error) {
    return problem(
      `${subject} cannot be reached: ${describeNetworkError(error)}.`,
      `Correct ${name}, or let the firewall admit connections to this host and port.`,
    );
  }
  return isLoopback(url.hostname)
    ? ok(`${subject} accepts connections.`)
    : warning(`${subject} is called without TLS.`, `Set ${name} to an address with https.`);
}
