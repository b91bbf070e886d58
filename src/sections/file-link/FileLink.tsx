import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { type Language, locales } from '#i18n/languages.ts';
import { ButtonLink } from '#ui/button/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { usePageData } from '../PageDataContext.ts';

/** A link of a text. Behind the words of a link to a file are its kind and size. */
export const FileLink = ({ href = '', children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
  <Link to={href} {...rest}>
    {children}
    <FileDetails path={href} />
  </Link>
);

/** A call to action, which may lead to a file. */
export const Action = ({ to, quiet, children }: PropsWithChildren<PropsOf<'Action'>>) => (
  <ButtonLink to={to} quiet={quiet}>
    {children}
    <FileDetails path={to} />
  </ButtonLink>
);

/** The kind and size of a file: ` (PDF, 240 kB)`. Other paths have none. */
function FileDetails({ path }: { path: string }) {
  const { files, language } = usePageData();
  const file = files?.[path];
  return file && ` (${file.kind}, ${formatSize(file.size, language)})`;
}

const kilobyte = 1000;
const megabyte = 1_000_000;

function formatSize(size: number, language: Language): string {
  const [value, unit] = size < megabyte ? [size / kilobyte, 'kilobyte'] : [size / megabyte, 'megabyte'];
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'megabyte' ? 1 : 0,
    // A small file is not empty.
  }).format(Math.max(value, unit === 'kilobyte' ? 1 : 0));
}
