/** What a writer has to fill in. The check warns of it in a draft, and refuses it once it is published. */
export const todo = 'TODO';
