/** Column types that the migrations share. */
import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** For times in milliseconds and sizes in bytes, which need more than 32 bits. */
export const bigintType = 'bigint';

/** Returns the type for bytes, which the two databases name differently. */
export const getBinaryType = (dialect: Dialect): RawBuilder<unknown> =>
  dialect === 'postgres' ? sql`bytea` : sql`blob`;
