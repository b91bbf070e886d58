/** Symbols of the three measures: a train for travel, a laptop with a check mark for equipment, and servers. */
export const measureSymbols = [
  'M-34-54h68q18 0 18 18v62q0 18-18 18h-68q-18 0-18-18v-62q0-18 18-18zM-30-28h60v28h-60zM-26 24h0M26 24h0M-28 46l-16 20M28 46l16 20',
  'M-48 36v-64q0-12 12-12h72q12 0 12 12v64M-66 36h132M-20-2l14 14l26-28',
  'M-48-54h96v44h-96zM-48 10h96v44h-96zM-26-32h0M-26 32h0M2-32h24M2 32h24',
] as const;
