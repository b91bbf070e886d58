/** Program: runs the delivery targets in a process of their own and sends their environment variables to its parent. */
import { startDeliveryTargets } from '#tests/support/outbox/delivery-targets.ts';

const { env } = await startDeliveryTargets();
process.send?.(env);
process.on('disconnect', () => process.exit());
