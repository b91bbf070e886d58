/**
 * What bulk mail is about, in English and Norwegian, and in the words it uses in other languages. To speak of a thing is
 * no offence: those who make such things, or suffer from them, write to us, too. To offer it is. So `offered` holds only
 * words that nobody needs who asks for work or for help: "your website is not ranking", never "our website"; and not
 * "verify your account", "five-star reviews" or "bad credit", which are features, facts and customers of somebody's.
 */
import type { Sample } from './evidence.ts';
import { countOf, oneOf, phrases } from './phrase.ts';

interface Topic {
  spoken: RegExp[];
  offered: RegExp[];
}

const { raw } = String;

const your = oneOf(raw`
  your (?:web ?site|web ?page|home ?page|site|domain|page|business|brand|company)
    | (?:nettstedet|nettsiden|nettsida|domenet) (?:din|di|ditt|deres)
`);
const medicine = oneOf(raw`
  viagra | cialis | levitra | ozempic | semaglutide | tramadol | ivermectin | xanax | adderall
    | hydroxychloroquine
`);
const game = raw`(?:casino|poker|roulette|baccarat|blackjack|slots)`;
const money = raw`(?:[$€£] ?[\d.,]+k?|[\d., ]+(?:kr|%|dollars|euros))`;

const search: Topic = {
  spoken: phrases(raw`
    seo(?:-\p{L}+)? | search (?:engine|result|index)\p{L}* | søkemotor\p{L}* | organic (?:search|traffic|listings?)
    back ?links? | tilbakekoblinger | link[ -]?building | lenkebygging | domain authority
    (?:website|more|mer) (?:traffic|trafikk) | trafikken | rank(?:ing|ings|s|ed)? | google | (?:first|top) page
      | første side | (?:search|marketing|ads) agency | digital marketing | advertising
  `),
  offered: phrases(raw`
    (?:put|get|bring|take|push|rank) (?:you|${your}|it) .{0,30}(?:top|first page|page one|page 1|number one)
    ${your} .{0,40}(?:not (?:rank|ranking|indexed)|n't rank|seo score|seo audit|på første side)
    guaranteed (?:\p{L}+ )?(?:rankings?|first page) | (?:we|i|vi) (?:can |kan )?(?:guarantee|garanterer?)
      .{0,20}(?:rankings?|top|topp|first page) | rank #?1 on
    white[ -]?hat seo | whitehat, | off-page | on-page (?:and|&|seo|errors) | seo services starting
    targeted traffic | (?:send|deliver) (?:you )?[\d.,k]+ (?:real |unique )?visitors
    your competitors .{0,20}rank | competitors outrank you
    (?:increase|improve|boost|øk) (?:your )?(?:website traffic|domain authority|site now|trafikken til)
    ${your} .{0,40}(?:indexed in|search index|søkeregister\p{L}*) | submit ${your} to | seo registration
    продвижени\p{L}+ сайт\p{L}* | раскрутк\p{L}+
  `),
};

const links: Topic = {
  spoken: phrases(raw`
    guest (?:posts?|blogging|articles?) | gjesteinnlegg | sponsored (?:posts?|articles?|content) | sponset artikkel
    link exchange | resources page | blogroll
  `),
  offered: phrases(raw`
    do-?follow\S*
    link (?:insertions?|placements?|exchange proposal) | author bio | with a link in your | need .{0,10}(?:live|text) link
      | publish it on your | credit us with a link | link in (?:your|an existing) article
      | (?:accept|godtar dere) (?:sponsored posts?|gjesteinnlegg)
    (?:we|i|vi) (?:\p{L}+ )?(?:sell|buy|selger|kjøper?) (?:\p{L}+ ){0,3}(?:back ?links|links?|lenker?)
      | (?:buy|buying|kjøpe) (?:a |en )?(?:pbn |dofollow )?(?:backlinks|link|lenke) (?:from your|på nettstedet)
    (?:add|adding|place|placing|insert) (?:my|our|your) link | (?:my|our|the) link on (?:them|your)
    (?:powerful|quality|pbn|permanent|toxic) (?:back)?links | kvalitetslenker | disavow | negative (?:seo|backlinks)
    high (?:da|dr) (?:and|blogs?|sites?|domains?|,) | (?:da|dr) ?\d\d(?:\+|-\d\d) | da ?\d\d,? dr ?\d\d | good dr
  `),
};

const gambling: Topic = {
  spoken: phrases(raw`
    (?:nett)?[ck]asino\p{L}* | kasyno | казино | poker\p{L}* | roulette | baccarat | blackjack | jackpot | pokies | slots?
    betting | sportsbook | gambling | odds | real money | spins | free bets | gratis veddemål
  `),
  offered: phrases(raw`
    (?:free|gratis|darmowe) ?spin\p{L}* | gratisspinn | tours gratuits | giros gratis | freispiele
    (?:welcome|deposit|casino|bet|betting|vip) ?(?:bonus|cashback) | bonus (?:casino|powitalny) | claim your bonus
    no[ -]deposit (?:bonus|needed) | (?:gratisspinn|bonus) uten innskudd | sans dépôt | bez depozytu | без депозита
      | бонус за регистрацию
    play (?:\p{L}+ )?for real money | spill nå | jouez maintenant | \d+ ?% win rate | betting tips | hit the jackpot
      | win big | \d+ ?% match | on the first deposit | \d+ free bets | i gratis veddemål
    mostbet | 1win | 1xbet | aviator game | slot gacor | situs judi | judi online
    ${game},? ${game}(?: and|,)? ${game} | slots online | casino en ligne | kasyno online | казино онлайн
    (?:casino|sportsbook)(?: and \p{L}+)? brands | casino/crypto | casinomerker
  `),
};

const finance: Topic = {
  spoken: phrases(raw`
    crypto\p{L}* | krypto\p{L}* | bitcoins? | btc | nft | forex | криптовалют\p{L}* | airdrop | trading | trader
    invest(?:ment|ments|ors?|ere|ering)? | passive income | profit | grant | working capital
    loans? | lån | forbrukslån | refinansiering | bad credit | betalingsanmerkning\p{L}* | lottery | lotteri
  `),
  offered: phrases(raw`
    (?:earn|earning|earned|made|tjen|tjene) (?:up to |opptil )?${money} ?.{0,8}(?:day|daily|weekly|week|month|dagen|uken)
    profit \d+ ?% | \d+ ?% (?:daily|profit) | guaranteed (?:profit|returns) | 100x potential | trading gold
    minimum investment | minste investering(?:en)? | withdraw any ?time
      | (?:professional|profesjonell) (?:\p{L}+ and )?(?:\p{L}+ )?trader
    airdrop is live | claim your (?:free )?[\d.,]+ tokens | wallet received | giving away | [\d.,]+ btc (?:to|back)
      | (?:account|kontoen|wallet) .{0,40}[\d.,]+ btc | log in to withdraw | get on the whitelist
    (?:recovery|hacking) experts? | lost [\d.]+ (?:btc|bitcoins?)
    do you need (?:an?|quick) (?:\p{L}+ )?loan | trenger du lån | give out loans | loans? (?:of up to|from \$|at \d)
      | (?:instant loan|loan|payday) (?:approval|online) | payday loans | billig forbrukslån | tilbyr forbrukslån
    also bad credit | bad credit ok | også med betalingsanmerkning\p{L}* | no credit check, | lån uten sikkerhet
      | private money lender | merchant cash advances? | we buy invoices | recover (?:your )?unpaid invoices
    fund (?:viable|your) projects | utbetaling samme dag | eligible for .{0,20}(?:grant|loan) | paid out tomorrow
      | (?:not|n't) have to be paid back | funds in your account
    funds my late | late (?:husband|father)(?:'s)? \S+ million | transfer the sum | proposal for you worth
    compliments of the day | confidential matter | died without heirs | behalf of an investor | as your share
      | my (?:personal|private) e?mail (?:for|address) | (?:donate|invest) .{0,60}through you
    you have won | (?:has|have|har) (?:won|vunnet) (?:et|a|[\d.,]+) .{0,30}(?:gavekort|premie|kr|euros|dollars)
      | claims? agent | få premien
    заработок
  `),
};

const adult: Topic = {
  spoken: phrases(raw`
    adult | xxx | porn\p{L}* | sex | sexy | naked | singles | escorts? | onlyfans | знакомства
    dating | webcams? | webkamera
  `),
  offered: phrases(raw`
    (?:hot|sexy|lonely|beautiful|ukrainian) (?:\p{L}+ )?(?:singles|girls?|women|photos) | sexy jenter | ensomme damer
      | girls (?:live|naked)
    (?:women|men|girls) for sex | (?:meet|møte) (?:you|deg) (?:tonight|i kveld) | dating women | singles in your
    adult dating | free xxx | webcam chat | cam shows? | no strings fun | sweet girl | escort service | vip models
      | (?:she|he) is waiting for you\p{L}* | my private photos | hot photos | onlyfans leaks | секс\p{L}*
  `),
};

const health: Topic = {
  spoken: phrases(raw`
    ${medicine} | potensmid\p{L}+ | pharma(?:cy)? | apotek\p{L}* | pills | tablets | prescription | resept | keto | cbd
  `),
  offered: phrases(raw`
    (?:buy|cheap|generic|order|kjøp) (?:\p{L}+ ){0,2}(?:${medicine}|potensmid\p{L}+) | potensmidler på nett
    ${medicine} (?:and |og )?(?:${medicine}|.{0,30}(?:for sale|no prescription|no rx|overnight|uten resept))
    canadian pharmacy | (?:lose|gå ned) \d+ \p{L}+ (?:in|på) \d+ (?:weeks|uker) | keto gummies | your free bottle
      | cbd oil helps | enlarge your | manhood | doctors hate | big pharma does
  `),
};

const lists: Topic = {
  spoken: phrases(raw`
    leads? | leadsgenerering | lead generation | appointment setting | decision makers | beslutningstakere | data entry
    e-?mail lists? | e-?postlister | cold e?mails? | contact forms? | outbound | mass mailing | bulk sms
  `),
  offered: phrases(raw`
    (?:million|fresh|\d{3}) (?:fresh |verified )+(?:business )?e?mails | [\d,]+ fresh emails | list of (?:ctos|cios|ceos)
      | (?:selger|selling) (?:\p{L}+ )?(?:e-?postlister|e?mail lists) | database of [\d.,]+ million
    have the complete list of [\d,.]+ | acquire the attendees? list | a sample file and
      | fresh list of | companies that are looking for | \d{3,} (?:leads|contacts|kontakter) for [$€£\d]
    our callers | ringer potensielle kunder
    (?:million|mln) (?:website )?(?:contact forms|sites) | contact form marketing | mailing to contact forms | voip routes
    (?:book|booker) .{0,12}(?:qualified|kvalifiserte) (?:meetings|møter) | \d+ qualified leads | lead generation expert
      | (?:flere|more) (?:møter|meetings) (?:med|with) (?:beslutningstakere|decision makers)
    skalere salget | scale (?:your )?outbound | \$[\d.]+m in pipeline | cold emails a day
      | (?:only pay|pay only|betaler bare) for result\p{L}*
    (?:person|snakke med) .{0,30}(?:lead generation|leadsgenerering)
  `),
};

const fame: Topic = {
  spoken: phrases(raw`
    followers | følgere | subscribers | likes | (?:google|star|negative|more) reviews
    award | nominat\p{L}+ | sponsorship
  `),
  offered: phrases(raw`
    (?:buy|cheap|kjøp) (?:\p{L}+ ){0,2}(?:followers|likes|views|subscribers|følgere) | (?:views|likes) for (?:free|only)
    (?:youtube|instagram|tiktok) growth service | get verified on | in my story | relevant followers
      | (?:telegram|discord) members | smm panel
    (?:we|i) (?:will |can )?(?:write|remove|delete) (?:\S+ ){0,4}reviews | need more 5-star
    (?:sponsorship|production) fee | en helside koster | been nominated for | accept your nomination
      | feature your (?:ceo|company|business)
  `),
};

const outsourcing: Topic = {
  spoken: phrases(raw`
    outsourcing | offshore | dedicated (?:team|developers?) | virtual assistant | logo design | explainer video
    (?:web|software|app|it) (?:design|development)(?:,? \p{L}+){0,3} company | utviklingsselskap | wholesale | bulk orders
  `),
  offered: phrases(raw`
    redesign(?:ing)? ${your} | ${your} (?:\p{L}+ ){0,2}(?:is|looks|ser) (?:\p{L}+ ){0,2}(?:outdated|utdatert)
      | homepage mockup
    (?:developers?|team|utviklere) (?:at|from|fra) (?:[$€£] ?\d+|\d+ kr) | can work at [$€£] ?\d+ | overpriced developers
      | developers on the bench | med ledig kapasitet fra | hire (?:php|a virtual assistant from)
    (?:nye nettsider|modern(?:, mobile friendly)? websites|videos) .{0,30}(?:from|for only|fra) (?:[$€£] ?\d+|\d+ kr)
      | first sample free | at (?:the )?lowest rates? | at a very affordable | native editors from
    (?:check|ask for) our catalog\p{L}* | commission for each project | best factory price | oem and odm
      | wholesale supplier of | you are in the market for
  `),
};

const goods: Topic = {
  spoken: phrases(raw`
    rolex | kopi(?:klokker|vesker) | vape | darknet
  `),
  offered: phrases(raw`
    replica (?:watches|bags|shoes) | wholesale jerseys | kopiklokker | designervesker | to my blogroll
    essay writers? | buy essays | term papers written | (?:windows|office) \d+ .{0,12}(?:key|licen[cs]e) (?:lifetime|\$)
    fake passports? | certificate without exam | førerkort, pass og | vitnemål til salgs | купить диплом
    звоните (?:прямо|круглосуточно) | недорого
  `),
};

const deception: Topic = {
  spoken: phrases(raw`
    (?:undelivered )?package | pakken | customs fee | premium domain | copyright\p{L}* | sued? | hacked
    no experience | ingen erfaring | part[ -]time | remote workers | final notice
    your (?:ssl certificate|hosting(?: plan)?|domain(?: name)?|mailbox|account|backup)
  `),
  offered: phrases(raw`
    (?:customs fee|toll) .{0,20}(?:release|frigi) | verify your password | your mailbox is | confirm the transfer within
    cancellation of this offer | unngå sletting | forkjøpsrett i \d+ | (?:register|registrere) (?:your brand|domenet deres)
      | domain (?:that is )?(?:very )?similar to yours | domain names? .{0,40}(?:selling|for sale) | applied for your brand
    hacked your website and | extracted your | your reputation will | see the evidence | order my gig | you may be sued
      | small bounty | pay rewards
    (?:like|want) to sell your business | confidential valuation
    like videos and get paid | hiring remote | online job, earn | ingen erfaring nødvendig! | testere av produkter
      | behold .{0,20}gratis | dagen hjemmefra
  `),
};

const topics = [search, links, gambling, finance, adult, health, lists, fame, outsourcing, goods, deception];
const spoken = topics.flatMap((topic) => topic.spoken);
const offered = topics.flatMap((topic) => topic.offered);
/** Chinese has nothing between its words. */
const offeredInChinese = /赌场|百家乐|老虎机|彩金|代开发票|网站优化|快速排名/u;

export const bulkTopic = ({ words }: Sample): boolean => spoken.some((line) => line.test(words));

export const bulkOffer = ({ words }: Sample): number =>
  countOf(offered, words) + Number(offeredInChinese.test(words));
