/** What a hostile sender says about itself, so that it can be looked for where it must not be. */
export const canary = 'kanarifugl';
export const canaryNumber = '90000417';
export const canaryAddress = '203.0.113.77';

/** Those of them that a text holds, however they are written. */
export const canariesIn = (text: string): string[] =>
  [canary, canaryNumber, canaryAddress].filter((each) => text.toLowerCase().includes(each));
