/** What is wrong with the words that stand in for a picture. */

const fileName = /^[\w%.-]+\.(?:avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/i;
/** Names that cameras and programs give: they say nothing, with or without an extension. */
const cameraFileName = /^(?:IMG|DSC|DSCN|PXL|image|bilde|screenshot|skjermbilde)[-_ ]?\d[\w.-]*$/i;
/** They are none either: every picture is one. */
const meaninglessText =
  /^(?:image|picture|photo|photograph|graphic|screenshot|bilde|foto|fotografi|skjermbilde|illustrasjon|illustration)$/i;
const redundantOpening =
  /^(?:an? |the |et |en )?(?:image|picture|photo|photograph|graphic|bilde|foto|fotografi|illustrasjon|illustration) (?:of|showing|that shows|av|som viser) /i;

/** @returns a sentence, or undefined where nothing is wrong. */
export function findAltTextProblem(alt: string): string | undefined {
  const text = alt.trim();
  if (fileName.test(text) || cameraFileName.test(text))
    return `The alt text "${text}" is the name of a file. Say in a few words what the picture shows.`;
  if (meaninglessText.test(text))
    return `The alt text "${text}" says only that there is a picture. Say in a few words what it shows.`;
  const begins = redundantOpening.exec(text)?.[0];
  if (begins)
    return `Screen readers say that it is a picture. Leave out "${begins.trim()}", and begin with what it shows.`;
  return undefined;
}
