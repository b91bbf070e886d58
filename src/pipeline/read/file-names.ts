/** Names of files in the content folder. */

export const documentExtension = '.mdx';

/** The list of published URLs. */
export const publishedUrlsFile = 'addresses.txt';

/** The links of header and footer. */
export const navigationFile = 'navigation.yaml';

/** Quotes of clients without a case study. */
export const testimonialsFile = 'testimonials.yaml';

/** The figures that texts may state. */
export const factsFile = 'facts.yaml';

/** Preferred and discouraged terms. */
export const termsFile = 'terms.yaml';

/** The company's offices and email addresses. */
export const companyFile = 'company.yaml';
