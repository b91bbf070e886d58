/** Files that the site publishes as they are, such as PDFs. They lie in `content/files/`. */

/** First part of the paths of published files. */
export const filesPrefix = '/files/';

interface FileKind {
  /** Name for visitors. */
  name: string;
  /** First bytes of such files; undefined for text. */
  signature?: string;
}

/** Kinds of files by extension. Others could run code in the browser, or cannot be opened by most visitors. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  pdf: { name: 'PDF', signature: '%PDF-' },
  docx: { name: 'Word', signature: 'PK\u0003\u0004' },
  xlsx: { name: 'Excel', signature: 'PK\u0003\u0004' },
  pptx: { name: 'PowerPoint', signature: 'PK\u0003\u0004' },
  zip: { name: 'ZIP', signature: 'PK\u0003\u0004' },
  csv: { name: 'CSV' },
  txt: { name: 'TXT' },
};

/** Returns the kind of a file, or undefined if the site does not publish such files. */
export const getFileKind = (name: string): FileKind | undefined =>
  fileKinds[/\.([a-z0-9]+)$/.exec(name)?.[1] ?? ''];

/** A file as pages link to it. */
export interface LinkedFile {
  /** Kind for visitors: `PDF`. */
  kind: string;
  /** In bytes. */
  size: number;
}
