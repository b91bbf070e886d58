/** Text that a writer has to replace. The check warns of it in a draft, and reports an error in a published document. */
export const placeholder = 'TODO';
