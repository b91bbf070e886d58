import type { Label } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';

/** A category or a tag of a post, as the way to its list where there is one. */
export const TermLink = ({ term: { label, path }, rel }: { term: Label; rel?: 'tag' }) =>
  path ? (
    <Link to={path} rel={rel}>
      {label}
    </Link>
  ) : (
    label
  );
