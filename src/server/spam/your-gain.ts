/** What the reader would gain, in the second person: nobody promises that to those whose help they want. */
import type { Sample } from './evidence.ts';
import { countOf, oneOf, phrases } from './phrase.ts';

const { raw } = String;

const goods = oneOf(raw`
  leads | customers | clients | sales | traffic | enquiries | inquiries | visitors | meetings | calls | views
    | money | revenue | bookings | followers | subscribers | reviews | business | profit | prospects
`);
const varer = raw`(?:kunder|leads|møter|henvendelser|besøkende|trafikk|salg|omsetning|følgere|anmeldelser)`;
const shop = raw`(?:web ?site|web ?page|site|business|company|brand|channel|domain|blog|profile)`;

const gains = phrases(raw`
  (?:improve|increase|boost|grow|promote|scale|maximi[sz]e|double|skyrocket|strengthen|attract|optimi[sz]e|fix
    |redesign(?:ing)?|rank|expand|protect|advertise|feature) (?:\p{L}+ ){0,3}your
  your (?:\p{L}+ ){0,2}(?:rankings?|traffic|visibility|leads|keywords|key ?phrases|online presence|sales|revenue
    |conversions?|(?:ideal|potential|target|new|happy) (?:customers|clients|audience)|customers search|cash flow
    |outstanding debts|niche|ads|campaigns?|own company name|credit score|prospects|readers may|services last)
  for your (?:web ?site|site|business|brand|channel) | (?:scale|grow) your ${shop} | (?:sent|send|drive|bring|visitors|traffic
    |customers|buyers) (?:\p{L}+ ){0,3}(?:to|into)
    your ${shop} | see your brand every | about your company for | visitors? (?:on|to) your
  (?:business(?:es)?|business owners|companies|sites|web ?sites|brands|owners|company similar to) (?:like )?(?:you|yours)
  (?:get|bring|generate|deliver|book|win|save|guarantee|gain) (?:you|your company) | (?:pass|passing) them on to you
    | offering it to you
  you (?:can|will|could|may|might) (?:earn|receive|save|claim|win|have \d+|qualify|be eligible) | you qualify for
    | (?:you|your \p{L}+) (?:may|might|are|has|have)(?: been| be)? (?:eligible|selected|nominated|chosen|pre-?approved
    |getting approved) | your (?:free|prize|bonus|nomination) | your account has been
  (?:you|your) (?:(?!us |we |our )\p{L}+ ){0,8}(?:more|new|flere) (?:\p{L}+ )?${goods} | attract (?:more )?(?:customers
    |clients) | room for (?:\p{L}+ )?(?:new )?clients | plass til (?:\p{L}+ )?nye kunder
  your requirements? | any requirements? | projects (?:that )?we can | (?:let|make) your (?:money|website|business) (?:work
    |grow) | on your behalf | while (?:you|they) sleep | mens dere sover | for dere mens
  (?:øke?r?|forbedrer?|booster?|styrker?|skalerer?) (?:\p{L}+ ){0,3}(?:deres|din|ditt|dine) | (?:salget|synligheten
    |omsetningen|konkurrentene|merkevaren|rangeringen) (?:deres|din|di|ditt|dine)
  (?:audit|check|scan|analysis|review) (?:of|on) your (?:web ?site|home ?page|site) | (?:analyse av|sjekk av|trafikken til
    |besøkende til|kunder til|analysert|omtale på|lenke på) (?:nettstedet|nettsiden|nettsidene)
    (?:din|deres|ditt) | trenger bedriften (?:din|deres) | du kan få: | sjekk hva du kan få | dere taper | du taper | dere betaler
  (?:bedrifter|selskaper|firmaer|nordmenn) som (?:deres|dere|din|deg) | (?:hjelper|hjulpet|skaffer|skaffet|booker|finner
    |henter) (?:norske |[\d ]+)?(?:bedrifter|selskaper|nordmenn|dere|kunder|en bedrift)
  (?:dere|du|deg) (?:(?!oss |vi |vår)\p{L}+ ){0,6}(?:flere|nye|mer) ${varer} | (?:potensielle|nye) kunder for (?:dere|deg)
    | (?:få|fått) (?:\p{L}+ )?(?:flere|nye) ${varer}
`);

export const yourGain = ({ words }: Sample): number => countOf(gains, words);
