/** Files that operating systems leave in folders. */

const systemFile = /^(?:thumbs\.db|desktop\.ini|ehthumbs\.db|\.ds_store|~\$.*)$/i;

export const isSystemFile = (name: string): boolean => systemFile.test(name);

export const describeSystemFile = (name: string): string =>
  `${name} was made by the operating system or by Office, and nobody needs it here. Delete it.`;
