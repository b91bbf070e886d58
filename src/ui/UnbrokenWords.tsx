import { Fragment } from 'react';
import { splitAtUnbrokenWords } from '#content/text/unbroken-words.ts';

/** A text of the frontmatter, with short compounds kept on one line, as the compiler does in the body. */
export const UnbrokenWords = ({ text }: { text: string }) =>
  splitAtUnbrokenWords(text).map((part, index) => {
    const key = `${index} ${part.text}`;
    return part.isUnbroken ? (
      <span key={key} className="unbroken">
        {part.text}
      </span>
    ) : (
      <Fragment key={key}>{part.text}</Fragment>
    );
  });
