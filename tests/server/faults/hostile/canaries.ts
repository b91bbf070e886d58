/** Values that hostile requests contain, so that tests can look for them where they must not appear. */
export const canary = 'kanarifugl';
export const canaryNumber = '90000417';
export const canaryAddress = '203.0.113.77';

/** Finds the canaries in a text, ignoring case. */
export const findCanaries = (text: string): string[] =>
  [canary, canaryNumber, canaryAddress].filter((value) => text.toLowerCase().includes(value));
