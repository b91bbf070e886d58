import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostList } from '#content/page-data.ts';
import { Link } from '#ui/Link.tsx';
import styles from './Pagination.module.css';

/** Links to the adjacent pages of a list and to its first, last and near pages by number. */
export function Pagination({ list: { page, steps } }: { list: PostList }) {
  const { t } = useTranslation('lists');
  const findPath = (pageNumber: number) => steps.find((step) => step.page === pageNumber)?.path;
  const newerPath = findPath(page - 1);
  const olderPath = findPath(page + 1);
  return (
    <nav className={styles.pagination} aria-label={t('pages')}>
      {newerPath && (
        <Link to={newerPath} rel="prev">
          {t('newer')}
        </Link>
      )}
      <ol className={styles.numbers}>
        {steps.map((step, index) => (
          <Fragment key={step.page}>
            {step.page - (steps[index - 1]?.page ?? step.page) > 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link
                to={step.path}
                aria-label={t('page', { page: step.page })}
                aria-current={step.page === page ? 'page' : undefined}
              >
                {step.page}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {olderPath && (
        <Link to={olderPath} rel="next">
          {t('older')}
        </Link>
      )}
    </nav>
  );
}
