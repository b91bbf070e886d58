/** Which database it is, where the two differ. */
export type Flavour = 'sqlite' | 'postgres';
