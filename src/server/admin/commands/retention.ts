/** `retention`: shows which submissions are due for deletion, and deletes them after a confirmation. */
import { createLog } from '#server/log.ts';
import { createRetention, type RetentionPlan } from '#server/retention.ts';
import { jsonOption, parseArguments } from '../arguments.ts';
import { type Command, RefusedError } from '../command.ts';
import { formatDuration, formatSubmissionCount, formatTime } from '../describe.ts';
import { stringifySafely } from '../terminal.ts';

export const retention: Command = async (args, { store, environment, now, terminal }) => {
  const { values } = parseArguments(args, { ...jsonOption, yes: { type: 'boolean', default: false } });
  const job = createRetention({ store, environment, log: createLog('silent'), now: () => now });
  const plan = await job.plan();
  terminal.printMessage(formatPlan(plan).join('\n'));
  if (!plan.doubt && !values.yes && plan.dueCount === 0) {
    if (values.json) await terminal.print(`${stringifySafely({ due: 0, deleted: 0 })}\n`);
    return;
  }
  if (!values.yes) {
    if (!terminal.confirm) throw new RefusedError('Nothing was deleted. Use --yes to delete what is due.');
    if (!(await terminal.confirm('Is the clock right, and should the submissions that are due be deleted?')))
      throw new RefusedError('Nothing was deleted.');
  }
  const { counts } = await job.run({ isConfirmed: true });
  await terminal.print(
    values.json
      ? `${stringifySafely({ due: plan.dueCount, deleted: counts.submissions })}\n`
      : `Deleted ${formatSubmissionCount(counts.submissions)}. The servers delete by this clock from now on.\n`,
  );
};

function formatPlan({ now, lastKnownTime, submissionCount, dueCount, doubt }: RetentionPlan): string[] {
  const gap =
    lastKnownTime === undefined
      ? ''
      : `, ${formatDuration(Math.max(0, now - lastKnownTime))} after the last known time ${formatTime(lastKnownTime)}`;
  return [
    `Clock: ${formatTime(now)}${gap}.`,
    `Due: ${formatSubmissionCount(dueCount)} of ${submissionCount}.`,
    ...(doubt === 'clock'
      ? ['The clock may be wrong. The servers delete nothing until this is confirmed.']
      : []),
    ...(doubt === 'share' ? ['This is unusually many. The servers keep them until this is confirmed.'] : []),
  ];
}
