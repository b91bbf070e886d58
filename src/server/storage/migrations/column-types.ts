/** Types of columns that the two databases name differently, or that all migrations share. */
import { type RawBuilder, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';

/** Milliseconds since 1970, and sizes in bytes: more than 32 bits. */
export const bigintType = 'bigint';

export const getBinaryType = (flavour: Dialect): RawBuilder<unknown> =>
  flavour === 'postgres' ? sql`bytea` : sql`blob`;
