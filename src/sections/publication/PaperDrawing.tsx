import { Light } from '#ui/drawings/Light.tsx';

/** Lines of a text: from the left margin, so long. */
const text = [266, 252, 266, 240, 262, 150]
  .map((length, at) => `M172 ${364 + at * 16}h${length}v3h-${length}z`)
  .join('');

/** A report on its way out of the pile: the mark, a title of two lines, the text. Its second sheet takes the light around it. */
export function PaperDrawing() {
  return (
    <svg viewBox="60 0 500 550" aria-hidden="true" focusable="false">
      <rect
        x="126"
        y="40"
        width="330"
        height="466"
        transform="rotate(7 300 260)"
        fill="var(--c)"
        opacity=".45"
      />
      <g transform="rotate(-3 300 260)">
        <rect x="140" y="44" width="330" height="466" fill="oklch(98.5% 0.006 95)" />
        <Light cx={300} cy={176} r={74} hue="coral" />
        <g opacity=".94">
          <Light cx={224} cy={208} r={42} hue="amber" />
          <Light cx={376} cy={206} r={44} hue="fjord" />
        </g>
        <g fill="oklch(21% 0.03 265)">
          <path d="M172 300h210v13h-210zM172 323h148v13h-148z" />
          <path d={text} opacity=".3" />
        </g>
      </g>
    </svg>
  );
}
