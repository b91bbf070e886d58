/** Whether a text is in a language of the region at all, told by the words that no text goes without. */
import type { Sample } from './evidence.ts';
import { bulkTopic } from './topics.ts';

/** English; Norwegian in both forms, with what Danish and Swedish share or differ in; German. */
const common = new Set(
  `
  a about all an and any app application are as at attached be been but by call can client code contact
  could cv do does for from get had has have he hello help her here hey hi his how i if in is it just like
  looking love me my need new no not of on one only or our out phone please price project see send she site
  so some thank thanks that the their them then there they this to up us want was we website were what when
  where which who will with work would you your
  alle andre av bare både da de deg dem den der dere deres det dette din disse du eg ei ein eit eller en enn
  er et etter fra får før gjør god ha hadde han har hei hilsen hva hvem hvis hvor hvordan ikke ikkje inn jeg
  kan koster kunne man med meg men mer min mot må nettside noe noen ny nå når og også om opp oss over pris
  på ring se seg ser side sin skal som så takk til trenger under ut var ved vi vil ville vår vårt være
  af att för hej inte jag jer ni och till vill är
  auf das die eine für haben ich im ist mit nicht sie und von wir zu
  `
    .trim()
    .split(/\s+/),
);

/** Three words or more, and hardly one of them known. What is about bulk mail's topics has been read after all. */
export function foreignWords(sample: Sample): boolean {
  const words = sample.words.match(/\p{L}+/gu) ?? [];
  const known = words.filter((word) => common.has(word));
  return words.length >= 3 && known.length < words.length / 8 && !bulkTopic(sample);
}
