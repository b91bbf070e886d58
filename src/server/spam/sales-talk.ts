/** The manner of those who write to everybody: how they come in, and how they close. */
import type { Sample } from './evidence.ts';
import { countOf, phrases } from './phrase.ts';

const { raw } = String;

/** From somebody who knows the company from its website alone, and would sell it something. */
const approach = phrases(raw`
  (?:came across|come across|going through|looking at|look at|looked at|checking|checked|analy[sz]ed|visited|reviewed|kom over
    |så på|analysert|noticed|see|saw|la merke til|scan found) (?:that |at )?(?:your|you|nettstedet|nettsiden|nettsidene
    |bedriften|dere)
  (?:would you be|are you|if you'd be|if you would be|if you are|if you're) (?:interested|open|looking to) | interested in
    (?:our|seo|buying) | would you like (?:more|to (?:find|sell|acquire|buy|hear|see|get)|\d) | vil dere ha | do you (?:want
    |need) (?:an|a|to|more|updated) | (?:is it|er det|håper det er) (?:okay|ok|greit)
  (?:hundreds|thousands|dozens|\d{2,}\+?) (?:of )?(?:\p{L}+ )?(?:businesses|companies|clients|agencies|customers
    |professionals|developers|nordmenn|utviklere) | (?:our|most|kundene) (?:clients|companies|customers|users|våre) (?:see
    |save|made|ser|tjener)
  (?:respected|dear|hello|hi|hey|greetings) (?:dear|sir|madam|sir/madam|business owner|website owner|webmaster|site owner
    |admin|marketing manager|purchasing manager|hiring manager|ceo|editor|beloved|friend|team, greetings) | dearest
    | greetings from | hope (?:you|this)
  (?:may|can|could|shall|should|to|i'll|will|would) (?:i )?(?:send|share|show)(?: you)? (?:you|over|it|them|the|a|our|some
    |more|counts|samples?|a few) | (?:skal|kan|gjerne) jeg (?:sende|vise) | så (?:ringer vi|sender jeg) | sender (?:jeg )?gjerne
    | send over
  (?:i am|i'm|we are|we're|vi er|jeg er) (?:a|an|et|en|the|in) (?:\p{L}+[ -]){0,4}(?:seo\S*|freelance\p{L}*|market\p{L}*
    |designer|consultant|expert|leading|professionals?|group of|manager of|manufacturer|profesjonell|trader|agency|all-rounder)
    | i (?:manage|run an?) (?:\p{L}+ )?(?:outreach|instagram) | på vegne av en kunde
  (?:right person|rette person) | (?:15|30)[ -]?minut\p{L}* | (?:kort|uforpliktende) prat | quick (?:call|question|one)
    | discovery call | following up | worth a chat | best time to call | let us have a call | who handles
    | hvem hos dere har ansvar
  (?:great|wonderful|nice|good|amazing|awesome|informative) (?:site|website|content|post|blog) | article is very
    | thanks? for sharing | bookmarked it | enjoyed reading | terrific works?
  my (?:homepage|web-site|page|site|blog)(?: is)? ?(?:as well|[:;]|↗) | our store | also visit | check (?:this|it) out
    | visit (?:my|our) | (?:check )?my profile
  tired of | struggling with | did you know | do you know how | visste du | what would it be worth | har du glemt | want me to
    | great fit | cold message | kindly revert | myself \p{L}+ from | i believe you | passer det med | felt compelled
    | got buried | impressive work | ble imponert | reaching out | reach out | let me know (?:your|if you|which|and i)
    | please (?:share your|answer this|reply|send us your) | contact us | we assure | how busy you are
  (?:we|i|vi) (?:(?:can|could|would|kan) )?(?:also |help |have a |have \d+ )?(?:speciali[sz]e|offer|provide|guarantee|run
    |deliver|bring|help|recover|remove|translate|submit|selger|tilbyr|garanterer|garantere|leverer|hjelper|lager nye|do logo
    |dedicated team|have (?:developed|built)|har utviklet|make custom)
`);

/** Prices, promises and haste. */
const terms = phrases(raw`
  (?:only|just|for|from|at|price|is|bare|fra|kun|over) (?:bare )?(?:[$€£] ?[\d.,]+k?|(?:usd|eur) \d+|[\d ]+ kr)
    | [$€£] ?[\d.,]+k?\+? | få \d+ kr
  (?:/|a |per |an |each |every )(?:month|mo|hour|day|week|lead|post|review|year|lenke|innlegg|click) | i måneden | timen
    | dagen | i uken | monthly price | flat rate | fee only | listing fee | small fee | fixed monthly
  money[ -]?back | pengene tilbake | (?:no|without|uten) (?:contract|risk|obligation|win|removal|strings|cost|commitment|diet
    |pant|papirarbeid) | no questions asked | no impact | not pay | no paperwork | ingen oppstartskostnad | fastpris
    | first week | fixed price | the fee is | uforpliktende | bindingstid | cancel any ?time | don't pay | pay after
    | only pay | at no cost
  (?:free|gratis) (?:trial|audit|quote|sample|bottle|month|report|demo|registrering|of charge|homepage|valuation|utdrag
    |analyse|listing|shipping|worldwide|bets|veddemål|and get) | (?:month|sample|måned|content) (?:is )?(?:free|gratis)
    | (?:try|prøv|join|get \d|få \d) .{0,20}(?:free|gratis) | helt gratis | audit free | for free
  \d+ ?% (?:off|discount|rabatt|bonus|cashback|guaranteed|per|flere|more) | discount | rabatt | promo | on sale | sell out
    | sale
  guarantee[ds]? | garanter\p{L}* | 100 ?% | best quality | low costs? | proven | \d+x | 9 of 10 | average of
  limited (?:time|spots|offer) | (?:today|this month) only | only today | expires | midnight | ut uken | (?:within|in)
    (?:as little as )?\d+ (?:hours|days) | urgent\p{L}* | right now | i dag! | before (?:the|they) | tonight | i natt
    | i morgen | suspended | failed | unread
  (?:click|order|apply|buy|register|sign up|shop|book|join|start|play|visit|claim|get started|see|listen|confirm)(?: \p{L}+){0,2}
    (?:here|now|today|below) | bestill | registrer deg | søk her | kontakt oss på | start (?:free )?trial
  reply (?:["“]|yes|stop|to|for|if|urgently|so) | svar (?:ja|på denne) | unsubscribe | opt[ -]out | let me know if you are
    interested | on request | kindly reply | make me an offer | if you're interested
  price ?list | our pricing | details and pric\p{L}+ | discuss prices? | quotation | best (?:price|rates?) | (?:affordable
    |reasonable|cheap|cheaply|reseller|lowest|low)(?: \p{L}+){0,2} (?:prices?|rates?|packages?|budget|fees)
    | fees are affordable | your (?:rates|price) | rates from | do you charge | tar dere betalt | lav pris
    | i can send you the cost
  24/7 | around the clock | døgnet rundt | worldwide | instant(?:ly)? | samme dag | same day | overnight | fast delivery
    | rask levering | trygg betaling | discreet | diskret | \d+ hours | i løpet av \d+ | all over the world
`);

/** A link at which something is to be bought, joined or confirmed: the verb begins the sentence. */
const invitation = phrases(raw`
  (?<=^|[.!?:;,)*] )(?:order|buy|sign up|join|claim|register|apply|start|play|confirm|update your|verify|renew|redirect\p{L}*
    |get (?:yours|started|your|\$?\d+|a free)|(?:shop|book|listen|watch|visit) (?:now|here|the video|us|my|our)
    |see (?:what|if) you|bestill|registrer|søk|kjøp|spill|sjekk hva|bekreft|betal|få \d+)[^.!?]{0,60}↗
    | here is my (?:homepage|web-site|website|site|page|blog) ?[:;]* ?↗
  (?:\d+ ?% (?:off|rabatt)|free (?:worldwide )?shipping|fri frakt|on sale|get \d free|få \d gratis|limited (?:number|stock|spots)
    |begrenset antall).{0,80}↗
`);

/** Who applies for a job offers something, too: himself. */
export const salesApproach = ({ kind, words }: Sample): number =>
  kind === 'application' ? 0 : countOf(approach, words);

/** One is nothing: who asks for an offer speaks of money, too. */
export const salesTerms = ({ words }: Sample): number => Math.max(0, countOf(terms, words) - 1);

export const linkToBuy = ({ words }: Sample): number => countOf(invitation, words);
