/** The kind of database, for the few places where the two differ. */
export type Dialect = 'sqlite' | 'postgres';
