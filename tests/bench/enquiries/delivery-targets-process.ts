/** A program: the peers in a process of their own; says to its parent how they are reached. */
import { startDeliveryTargets } from '#tests/support/delivery-targets.ts';

const { env } = await startDeliveryTargets();
process.send?.(env);
process.on('disconnect', () => process.exit());
