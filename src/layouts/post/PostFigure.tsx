import type { ComponentProps } from 'react';
import type { PropsOf } from '#content/author-components.ts';
import { Figure } from '#ui/figure/Figure.tsx';
import styles from './PostFigure.module.css';

type PostFigureProps = ComponentProps<typeof Figure> & Pick<PropsOf<'Figure'>, 'beside'>;

/** An image in a post: as wide as the post, or a drawing beside the text or the code that it belongs to. */
export const PostFigure = ({ beside, ...props }: PostFigureProps) => (
  <Figure {...props} className={beside && styles[beside]} />
);
