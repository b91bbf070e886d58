/** Builds the pages of the site as static files. */
export default {
  output: 'export',
  // Otherwise, the folder of the lockfile above is taken for the project's.
  turbopack: { root: import.meta.dirname },
};
