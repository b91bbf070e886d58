import { useTranslation } from 'react-i18next';
import type { PostPageData } from '#content/page-data.ts';
import { Cover } from '#ui/cover/Cover.tsx';
import { Dot } from '#ui/Dot.tsx';
import { PostDrawing } from '#ui/drawings/posts/PostDrawing.tsx';
import styles from './PostHeader.module.css';
import { TermLink } from './TermLink.tsx';

/** A band with the cover or drawing, and the categories, title and lead below it. */
export function PostHeader({ post: { path, hue, cover, categories, frontmatter } }: { post: PostPageData }) {
  const { t } = useTranslation('blog');
  const { title, heading = title, description, lead = description, coverAlt = '', drawing } = frontmatter;
  return (
    <header className={`${styles.header} grid`}>
      <div className={styles.art}>
        {cover ? <Cover image={cover} alt={coverAlt} /> : <PostDrawing post={{ path, hue, drawing }} />}
      </div>
      <ul className={styles.categories} aria-label={t('categories')}>
        {categories.map((category) => (
          <li key={category.slug}>
            <Dot />
            <TermLink term={category} />
          </li>
        ))}
      </ul>
      <h1>{heading}</h1>
      <p className="lead">{lead}</p>
    </header>
  );
}
