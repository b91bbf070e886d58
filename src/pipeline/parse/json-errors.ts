/** What is wrong with a file of UI strings, in words for those who translate it. */

/**
 * @param offset where the parser stopped.
 * @returns a sentence or two, the way out included.
 */
export function jsonMistake(text: string, offset: number): string {
  const before = text.slice(0, offset).trimEnd();
  const rest = text.slice(offset).trimStart();
  if (text.trim() === '') return 'The file is empty. Write { "key": "text" }.';
  if (/^[}\]]/.test(rest) && before.endsWith(','))
    return 'A comma comes before a next entry, and none follows here. Remove the comma before the bracket.';
  if (/^["']/.test(rest) && /["\d}\]el]$/.test(before))
    return 'A comma is missing between this entry and the one before it. Write , at the end of the one before.';
  if (rest.startsWith("'")) return 'Texts and their names go between double quotation marks: "key": "text".';
  if (/^[“”„«]/.test(rest)) return 'Write straight quotation marks around each name and text: "key": "text".';
  if (rest.startsWith('*') || /^[\p{L}]/u.test(rest))
    return 'Write quotation marks around each name and text: "key": "text".';
  if (/^\/[/*]/.test(rest)) return 'The file holds names and texts alone. Remove the remark.';
  return 'The file cannot be read from here on. Each line is "key": "text", with a comma after all but the last; write \\" for a quotation mark within a text.';
}
