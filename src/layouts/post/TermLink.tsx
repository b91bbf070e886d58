import type { Label } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';

/** A category or tag of a post, linked to the list of its posts if there is one. */
export const TermLink = ({ term: { label, path }, rel }: { term: Label; rel?: 'tag' }) =>
  path ? (
    <Link to={path} rel={rel}>
      {label}
    </Link>
  ) : (
    label
  );
