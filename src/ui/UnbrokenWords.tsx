import { splitAtUnbrokenWords } from '#content/unbroken-words.ts';

/** A text of the frontmatter, with short compounds kept on one line, as the compiler does in the body. */
export function UnbrokenWords({ text }: { text: string }) {
  return splitAtUnbrokenWords(text).map(({ text, unbroken }) =>
    unbroken ? (
      <span key={text} className="unbroken">
        {text}
      </span>
    ) : (
      text
    ),
  );
}
