/** Checks the scanner of CVs by asking whether it works. */
import { pingClamd } from '../submissions/malware-scan.ts';
import { describeNetworkError } from './connection.ts';
import { type DoctorCheck, ok, problem, skipped } from './diagnosis.ts';

export const checkScanner: DoctorCheck = async ({ environment: { clamdAddress }, timeoutMs }) => {
  if (clamdAddress === undefined) return [skipped('CVs are not scanned: CLAMD_ADDRESS is not set.')];
  try {
    await pingClamd(clamdAddress, timeoutMs);
    return [ok(`clamd answers at ${clamdAddress}.`)];
  } catch (error) {
    return [
      problem(
        `clamd cannot be used at ${clamdAddress}: ${describeNetworkError(error)}.`,
        'Start clamd, or correct CLAMD_ADDRESS. Until then, CVs are accepted without a scan.',
      ),
    ];
  }
};
