/** What those write who want something made, mended or answered, or who want to work here. */
import type { Sample } from './evidence.ts';
import { countOf, oneOf, phrases } from './phrase.ts';

const { raw } = String;

const things = oneOf(raw`
  web ?sites? | site | home ?page | apps? | shops? | web ?shop | store | system | users | students | children
    | members | employees | budget | prototype | code | codebase | application form | contract | invoice
    | restaurants? | school | clinic | museum | organi[sz]ation | charity | developers | forms? | board
    | catalogue | browser | mailbox
`);
const ting = oneOf(raw`
  nettsider? | nettsida | app | apper | løsning | budsjett | kode | medlemmer | ansatte | kunder | butikk
    | nettbutikk | system | skole | forening | menighet
`);

const asking = phrases(raw`
  (?<!(?:visit|check|see|to|on) )(?:our|my) (?:\p{L}+ ){0,2}${things}
  (?:we|i) (?:need|require|plan|raised|sell|are (?:planning|looking for (?:a|an|somebody|someone|help))|am looking for (?:a|an
    |help)|want (?:a|an|the|our|one|to (?:build|make|have|know|rank|sell|improve|be|understand|buy|hire|see))|would like
    (?:a|an|one|to (?:know|have|ask|see|visit|apply|get a|try|build))) | needs? (?:new|somebody|testers)
  (?:can|could|do|would|will|have|are) (?:you|somebody|someone|anybody|your team) (?:please |also |able to )?(?:make|build|help
    |do|work|call|tell|recommend|hire|support|give|visit|come|clean|integrate|start|speak|think|test|take over|resend|delete
    |sign us|explain|advise|translate|sell|look|have a look|hiring)
  (?:call|phone|ring|tell|answer) me(?: back)? | (?:please|pls) call | help us | advise us | please (?:redesign|help|make
    |advise|tell|look)
  how (?:much|long|soon|do (?:i|we)|can (?:i|we)) | what (?:does|would|will) (?:it|this|that) cost | what do you need
    | our budget | the budget is | (?:a quote|an estimate) (?:for|on|of) | is (?:it|this|that) (?:possible|allowed|a scam|a
    |normal|something) | can that be done | who can i
  apply(?:ing)?(?: for)? | (?:my|attached|attaching) (?:my )?(?:cv|resume|résumé) | cv attached | internship | (?:the|a
    |permanent) (?:role|position|contract) | vacancy | (?:work|working) (?:with|for) you | you make the app
  (?:your|the) (?:app|apps|form|newsletter|invoice|careers page|privacy policy) | one of your apps | you (?:wrote|mention
    |made) | i (?:cannot|can't)
  (?:nettsiden|nettsida|siden|appen|nettbutikken|kodebasen|løsningen) vår | vår(?:e|t)? (?:\p{L}+ )?${ting}
    | (?:ny|ei ny|en ny) ${ting}
  (?:vi|jeg) (?:trenger|vil ha|vil gjerne|vil bort|skal ha|ser etter|vurderer|driver|bruker|ønsker (?:oss|en|et|å (?:bytte
    |lage|få laget))) | trenger (?:en|et|ei|hjelp|noen som) | vil ha (?:en|et|ei|ny)
  (?:kan|har|lager|jobber|gjør|leverer|bygger|tilbyr|holder|snakker) (?:dere|noen|jeg|vi)(?! prosjekter)
  ringe? (?:meg|oss|noen) | budsjett(?:et)? | prisoverslag | hva (?:koster|er prisen) | timepris(?! fra) | anslag
  søk(?:er|e som|nad\p{L}*) | (?:min|vedlagt|ved) cv | cv(?:-en)? (?:ligger|følger|er) | stilling\p{L}* | praksis\p{L}*
    | sommerjobb | faktura\p{L}* | artikkelen deres | appen deres | er det (?:dere|svindel) | er dette noe vi | dere laget
`);

export const asksForSomething = ({ words }: Sample): number => countOf(asking, words);
