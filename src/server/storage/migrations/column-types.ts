/** Types of columns that the two databases name differently, or that all migrations share. */
import { type RawBuilder, sql } from 'kysely';
import type { Flavour } from '../dialect.ts';

/** Milliseconds since 1970, and sizes in bytes: more than 32 bits. */
export const time = 'bigint';

export const binary = (flavour: Flavour): RawBuilder<unknown> =>
  flavour === 'postgres' ? sql`bytea` : sql`blob`;
