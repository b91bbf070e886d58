/** Returns the images that frontmatter names, each with its field. */
export function listFrontmatterImages(frontmatter: object): [field: string, url: string][] {
  return imageFields.flatMap((field) => {
    const url = (frontmatter as Partial<Record<string, unknown>>)[field];
    return typeof url === 'string' && url ? [[field, url]] : [];
  });
}

const imageFields = ['cover', 'vignette'];
