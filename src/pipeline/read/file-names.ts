/** Names of files in the content folder. */

export const documentExtension = '.mdx';

/** The list of published URLs. */
export const publishedUrlsFile = 'addresses.txt';
