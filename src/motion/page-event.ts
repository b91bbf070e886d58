/** Event that the document receives after client navigation has rendered another page. */
export const pageChangeEvent = 'page:change';
