/** A program: the peers in a process of their own; says to its parent how they are reached. */
import { startPeers } from '#tests/support/delivery-targets.ts';

const { env } = await startPeers();
process.send?.(env);
process.on('disconnect', () => process.exit());
