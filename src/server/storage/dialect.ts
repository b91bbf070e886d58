/** Which database it is, where the two differ. */
export type Dialect = 'sqlite' | 'postgres';
